import { memo, useContext } from 'react';
import { formatDate, languageName } from '../../i18n/format.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { type Detail, Details, useLabelled } from './details.view.tsx';
import { useGrowingCount } from './growing-count.ts';
import { Value } from './value.view.tsx';
import { fieldsOf, plain } from './values.ts';

/** Entries per task: few enough for one to stay under a frame or two. */
const BATCH = 10;

const LABELS: Readonly<Record<string, MessageKey>> = {
  reportid: 'Report',
  language: 'Language',
  variant: 'Variant',
};

/** All survey entries in the document, those out of sight without a layout (`content-visibility`). */
export function Survey({ entries }: { entries: readonly unknown[] }) {
  const t = useText();
  const count = useGrowingCount(entries.length, BATCH);
  if (entries.length === 0) return <p>{t('No survey data was found.')}</p>;
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) => index * BATCH);
  return batches.map((start) => <Batch key={start} entries={entries} start={start} />);
}

const Batch = memo(({ entries, start }: { entries: readonly unknown[]; start: number }) =>
  entries
    .slice(start, start + BATCH)
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an entry has no identity of its own
    .map((entry, index) => <Entry key={index} entry={entry} />),
);

/** A date is the entry's title and raw values are a table, if that is what they are. */
function Entry({ entry }: { entry: unknown }) {
  const t = useText();
  const locale = useContext(LocaleContext);
  const { date, raw, ...fields } = fieldsOf(entry, t('Survey data'));
  const day = formatDate(locale, plain(date));
  const rows = typeof raw === 'object' && !Array.isArray(raw) ? Object.entries(raw ?? {}) : [];
  const language = languageName(locale, plain(fields.language)) || fields.language;
  const details = useLabelled({ ...fields, language }, LABELS);
  if (!day) details.unshift([t('Date'), date]);
  if (rows.length === 0) details.push([t('Raw values'), raw]);
  return (
    <article className="entry" part="survey-entry">
      <h3 className="entry-title">{day || plain(fields.reportid) || t('Survey data')}</h3>
      <Details values={details} />
      {rows.length > 0 && <RawValues rows={rows} />}
    </article>
  );
}

function RawValues({ rows }: { rows: readonly Detail[] }) {
  const t = useText();
  return (
    <table className="raw">
      <caption className="hidden-text">{t('Raw values')}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value>{value}</Value>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
