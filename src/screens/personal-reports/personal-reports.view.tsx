import { useContext } from 'react';
import { formatDate, languageName } from '../../i18n/format.ts';
import { fullName, shown } from '../../kit/person.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Greeting } from '../../ui/greeting.tsx';
import { BackToLogin, PrivacyLink } from '../../ui/links.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import type { PersonalReports, ReportRow } from './personal-reports.api.ts';
import css from './personal-reports.css?inline';

interface PersonalReportsViewProps {
  data: PersonalReports;
  onOpen(report: ReportRow): void;
  loginHref: string;
  privacyHref: string;
}

export function PersonalReportsView({ data, onOpen, loginHref, privacyHref }: PersonalReportsViewProps) {
  const t = useText();
  useSheet(css);
  const reports = data.reports ?? [];
  return (
    <div className="stack" data-wide>
      <Greeting name={fullName(data.personal)} nameless={t('Your personal reports')} />
      <p className="intro">{t('These are the reports that have been made for you.')}</p>
      {reports.length > 0 ? (
        <ReportTable reports={reports} onOpen={onOpen} />
      ) : (
        <Alert kind="info">
          <p>{t('There are no reports for you yet.')}</p>
        </Alert>
      )}
      <p className="aside">
        <BackToLogin href={loginHref} />
        <PrivacyLink href={privacyHref} />
      </p>
    </div>
  );
}

interface ReportTableProps {
  reports: readonly ReportRow[];
  onOpen(report: ReportRow): void;
}

function ReportTable({ reports, onOpen }: ReportTableProps) {
  const t = useText();
  const locale = useContext(LocaleContext);
  const columns: readonly [label: string, value: (row: ReportRow) => string][] = [
    [t('Report ID'), (row) => shown(row.reportid)],
    [t('Name'), (row) => shown(row.name)],
    [t('Variant'), (row) => shown(row.variant)],
    [t('Language'), (row) => languageName(locale, shown(row.language))],
    [t('Date'), (row) => formatDate(locale, shown(row.date))],
  ];
  return (
    <table className="reports" part="reports">
      <caption className="hidden-text">{t('Your personal reports')}</caption>
      <thead>
        <tr>
          {[...columns.map(([label]) => label), t('Actions')].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reports.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two rows may share an id
          <tr key={index}>
            {columns.map(([label, value]) => (
              <td key={label} data-label={label}>
                {value(row)}
              </td>
            ))}
            <td>
              <Button
                look="secondary"
                label={t('Open {{name}}', { name: shown(row.name) })}
                onClick={() => onOpen(row)}
              >
                {t('Open')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
