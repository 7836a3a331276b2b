/* What the link of --token opens: only with --write. */
import { checkToken, fetchPersonalData, fetchPersonalReports } from '../calls.ts';
import type { Check } from '../context.ts';
import { findDataFaults, findReportFaults } from '../private-data.ts';

/** What a link gives access to, by its type. */
const DATA = new Map([
  ['pdaccess', { fetchData: fetchPersonalData, findFaults: (data: unknown) => findDataFaults(data) }],
  ['personalreports', { fetchData: fetchPersonalReports, findFaults: findReportFaults }],
]);

export const LINK_OF_TOKEN: readonly Check[] = [
  {
    what: 'Personal data and personal reports, link of --token',
    skip: ({ write, token }) => (write && token ? undefined : 'needs --write and --token'),
    async run({ exchange, succeeds, skips, fails, warns, options: { token = '' } }) {
      const { data } = await exchange(checkToken(token));
      const { type } = (data ?? {}) as { type?: string };
      const found = DATA.get(type ?? '');
      if (!found) return skips(type ? `the link has the type ${type}` : 'the link is not valid');
      const { fetchData, findFaults } = found;
      const first = await succeeds(fetchData(token));
      if (first.outcome !== 'success') return;
      for (const fault of findFaults(first.data)) fails(`${first.call} ${fault}`, first.visit);
      const { call, outcome } = await exchange(fetchData(token));
      if (outcome === 'refusal')
        warns(
          `${call} is refused the second time: a browser that repeats it after a network failure gets no data`,
        );
    },
  },
];
