import { useCallback, useEffect } from 'react';
import type { Navigation } from '../../services/navigation.ts';
import { hasNext } from '../../session/next-key.ts';
import { useFileReport } from '../../ui/file-report.ts';
import { configOf, type Host } from '../element/host.ts';
import type { Leave } from './leave.ts';

/** On the standalone page, `?next=` of the address is kept until somebody has signed in (D73). */
export function useOpenArea(
  host: Host,
  leave: Leave,
  standalone: boolean,
  query: URLSearchParams,
): Navigation['openArea'] {
  const reportFile = useFileReport();
  const inAddress = (standalone && query.get('next')) || undefined;
  const load = useCallback(() => import('./next-page.ts').catch(() => reportFile('next-page')), [reportFile]);
  useEffect(() => {
    if (inAddress) void load().then((next) => next?.saveNext(inAddress));
  }, [inAddress, load]);
  return useCallback(
    async (area, reason, options) => {
      const next = inAddress || (standalone && hasNext()) ? await load() : undefined;
      const config = configOf(host);
      const url = config[`${area}Url`];
      const source = { fromLink: reason === 'token', inAddress };
      await leave(next ? next.nextPage(config, url, source) : url, reason, options);
    },
    [host, leave, standalone, inAddress, load],
  );
}
