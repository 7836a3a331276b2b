import { memo, useContext } from 'react';
import { formatDate, languageName } from '../../i18n/format.ts';
import { shown } from '../../kit/person.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { Words } from '../../ui/words.tsx';
import { useGradually } from './gradually.ts';
import type { SurveyEntry, Values } from './personal-data.api.ts';

/** Entries per task: few enough for one to stay under a frame or two. */
const BATCH = 10;

/** All survey entries in the document, those out of sight without a layout (`content-visibility`). */
export function Survey({ entries }: { entries: readonly SurveyEntry[] }) {
  const t = useText();
  const count = useGradually(entries.length, BATCH);
  if (entries.length === 0) return <p>{t('No survey data was found.')}</p>;
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) => index * BATCH);
  return batches.map((start) => <Batch key={start} entries={entries} start={start} />);
}

const Batch = memo(({ entries, start }: { entries: readonly SurveyEntry[]; start: number }) =>
  entries
    .slice(start, start + BATCH)
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an entry has no identity of its own
    .map((entry, index) => <Entry key={index} entry={entry} />),
);

function Entry({ entry }: { entry: SurveyEntry }) {
  const t = useText();
  const locale = useContext(LocaleContext);
  const rows = Object.entries(entry.raw ?? {});
  return (
    <article className="entry" part="survey-entry">
      <h3 className="entry-title">
        {formatDate(locale, shown(entry.date)) || shown(entry.reportid) || t('Survey data')}
      </h3>
      <Details
        values={[
          [t('Report'), shown(entry.reportid)],
          [t('Language'), languageName(locale, shown(entry.language))],
          [t('Variant'), shown(entry.variant)],
        ]}
      />
      {rows.length > 0 && <RawValues rows={rows} />}
    </article>
  );
}

function RawValues({ rows }: { rows: [string, Values[string]][] }) {
  const t = useText();
  return (
    <table className="raw">
      <caption className="hidden-text">{t('Raw values')}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{String(value ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names and values; what is empty is left out. */
export function Details({ values }: { values: readonly (readonly [string, string])[] }) {
  return (
    <dl className="details">
      {values
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Words>{value}</Words>
            </dd>
          </div>
        ))}
    </dl>
  );
}
