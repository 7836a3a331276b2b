import { memo, useContext } from 'react';
import { languageName } from '../../i18n/language-name.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { type Detail, Details, useLabelled } from './details.view.tsx';
import { formatDate } from './format-date.ts';
import { useGrowingCount } from './growing-count.ts';
import { Value } from './value.view.tsx';
import { fieldsOf, isJson, toInlineText } from './values.ts';

/** Entries rendered per task: few enough to take one or two frames. */
const BATCH = 10;

const LABELS: Readonly<Record<string, MessageKey>> = {
  reportid: 'Report',
  language: 'Language',
  variant: 'Variant',
};

/** Renders all survey entries; `content-visibility` skips the layout of those outside the viewport. */
export function Survey({ entries }: { entries: readonly unknown[] }) {
  const t = useText();
  const count = useGrowingCount(entries.length, BATCH);
  if (entries.length === 0) return <p>{t('No survey data was found.')}</p>;
  // Not `Array.from`, which Prototype and MooTools replace with functions that do not map.
  const batches = [...Array(Math.ceil(count / BATCH)).keys()].map((index) => index * BATCH);
  return batches.map((start) => <Batch key={start} entries={entries} start={start} />);
}

const Batch = memo(({ entries, start }: { entries: readonly unknown[]; start: number }) =>
  entries
    .slice(start, start + BATCH)
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and entries have no id
    .map((entry, index) => <SurveyEntry key={index} entry={entry} />),
);

/** A valid date becomes the title, and a map of raw values becomes a table; anything else is an ordinary detail. */
function SurveyEntry({ entry }: { entry: unknown }) {
  const t = useText();
  const locale = useContext(LocaleContext);
  const { date, raw, ...fields } = fieldsOf(entry, t('Survey data'));
  const day = formatDate(locale, toInlineText(date));
  const rows = typeof raw === 'object' && !Array.isArray(raw) ? Object.entries(raw ?? {}) : [];
  const language = languageName(locale, toInlineText(fields.language)) || fields.language;
  const details = useLabelled({ ...fields, language }, LABELS);
  if (!day) details.unshift([t('Date'), date]);
  if (rows.length === 0) details.push([t('Raw values'), raw]);
  return (
    <article className="entry" part="survey-entry">
      <h3 className="entry-title">{day || toInlineText(fields.reportid) || t('Survey data')}</h3>
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
          <tr key={name} className={isJson(value) ? 'json-row' : undefined}>
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
