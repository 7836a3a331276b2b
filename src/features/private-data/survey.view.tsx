import { memo, useContext, useRef } from 'react';
import type { MessageKey } from '../../i18n/message.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { useSteps } from '../../ui/use-steps.tsx';
import { Details, useLabelled } from './details.view.tsx';
import { formatDate } from './format-date.ts';
import { Value } from './value.view.tsx';
import { fieldsOf, languageOf, toInlineText } from './values.ts';

const LABELS: Readonly<Record<string, MessageKey>> = {
  reportid: 'Report',
  language: 'Language',
  variant: 'Variant',
};

/** An entry can have fifty values. */
const STEP = 5;

export function Survey({ entries }: { entries: readonly unknown[] }) {
  const t = useText();
  const list = useRef<HTMLElement>(null);
  const { limit, more } = useSteps(list, '.entry-title', entries.length, STEP);
  return (
    <section ref={list} className="block" part="survey">
      <h2 className="block-title">{t('Survey data')}</h2>
      {entries.length === 0 && <p>{t('No survey data was found.')}</p>}
      {entries.slice(0, limit).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SurveyEntry key={index} entry={entry} />
      ))}
      {more}
    </section>
  );
}

/** A map of raw values becomes a table; anything else is an ordinary detail. */
const SurveyEntry = memo(({ entry }: { entry: unknown }) => {
  const t = useText();
  const locale = useContext(LocaleContext);
  const { date, raw, ...fields } = fieldsOf(entry, t('Survey data'));
  const title = formatDate(locale, toInlineText(date)) || toInlineText(fields.reportid) || t('Survey data');
  const values = typeof raw === 'object' && !Array.isArray(raw) ? Object.entries(raw ?? {}) : [];
  const details = useLabelled({ ...fields, language: languageOf(fields, locale) }, LABELS);
  if (!toInlineText(date)) details.unshift([t('Date'), date]);
  if (values.length === 0) details.push([t('Raw values'), raw]);
  return (
    <article className="entry" part="survey-entry">
      <h3 className="entry-title">{title}</h3>
      <Details values={details} />
      {values.length > 0 && (
        <table className="raw">
          <caption className="hidden-text">{t('Raw values')}</caption>
          <tbody>
            {values.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td translate="no">
                  <Value>{value}</Value>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
});
