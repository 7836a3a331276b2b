import { memo, useContext, useRef, useState } from 'react';
import type { MessageKey } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import buttonCss from '../../ui/button.css?inline';
import { Button } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { useSteps } from '../../ui/use-steps.tsx';
import { formatDate } from './format-date.ts';
import css from './report-table.css?inline';
import { Value } from './value.view.tsx';
import { type Fields, fieldsOf, languageOf, toInlineText } from './values.ts';

const COLUMNS = Object.entries<MessageKey>({
  reportid: 'Report ID',
  name: 'Name',
  variant: 'Variant',
  language: 'Language',
  date: 'Date',
});

export interface OpenReportProps {
  /** Where a report is, if the server says so. */
  hrefOf(report: Fields): string | undefined;
  /** Returns whether nobody has opened it. */
  onOpen(report: Fields): boolean;
}

/** A table, which becomes a list of cards if it does not fit. */
export function ReportTable({ reports, ...open }: OpenReportProps & { reports: readonly unknown[] }) {
  const t = useText();
  const table = useRef<HTMLTableElement>(null);
  const { limit, more } = useSteps(table, '.report-name', reports.length);
  useSheet(css);
  return (
    <>
      <table ref={table} className="reports" part="reports">
        <caption className="hidden-text">{t('Your personal reports')}</caption>
        <thead>
          <tr>
            {[...COLUMNS.map(([, label]) => label), 'Actions' as const].map((label) => (
              <th key={label} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.slice(0, limit).map((report, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <ReportRow key={index} report={report} {...open} />
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}

const ReportRow = memo(({ report, hrefOf, onOpen }: OpenReportProps & { report: unknown }) => {
  const t = useText();
  const locale = useContext(LocaleContext);
  const [failures, setFailures] = useState(0);
  useSheet(buttonCss);
  // If a report is plain text, the text is its name.
  const fields = fieldsOf(report, 'name');
  const values: Fields = { ...fields, language: languageOf(fields, locale) };
  const href = hrefOf(fields);
  // Somebody may have several reports with one name.
  const named = [
    toInlineText(fields.name) || toInlineText(fields.reportid),
    formatDate(locale, toInlineText(fields.date)),
  ];
  const action = t('Open {{name}}', { name: named.filter(Boolean).join(', ') });
  return (
    <>
      <tr translate="no">
        {COLUMNS.map(([name, label]) => (
          <td key={name} className={name === 'name' ? 'report-name' : undefined}>
            <span className="card-label" translate="yes">
              {t(label)}
            </span>
            <span>
              <Value isDate={name === 'date'}>{values[name]}</Value>
            </span>
          </td>
        ))}
        <td translate="yes">
          {href ? (
            // The page that it opens does not learn the address of this page.
            <NewTabLink
              className="button"
              part="button secondary"
              data-look="secondary"
              href={href}
              rel="noopener noreferrer"
              aria-label={action}
            >
              {t('Open')}
            </NewTabLink>
          ) : (
            <Button
              look="secondary"
              label={action}
              onClick={() => onOpen(fields) && setFailures(failures + 1)}
            >
              {t('Open')}
            </Button>
          )}
        </td>
      </tr>
      {failures > 0 && (
        <tr className="below">
          <td colSpan={COLUMNS.length + 1}>
            <Alert kind="info" key={failures}>
              <p>{t("This report can't be opened on this page. Please contact whoever invited you.")}</p>
            </Alert>
          </td>
        </tr>
      )}
    </>
  );
});
