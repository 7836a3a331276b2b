import { memo, useCallback, useId, useMemo, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { AFTER_FOCUS, useAnnounced } from '../../ui/announcer.tsx';
import buttonCss from '../../ui/button.css?inline';
import { Button } from '../../ui/button.tsx';
import { NewTabHint, NewTabLink } from '../../ui/new-tab-link.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import { DocumentHead } from './document-head.view.tsx';
import { EntryList } from './entry-list.view.tsx';
import { Cells, type Column, EntryTable, type EntryTableProps } from './entry-table.view.tsx';
import { GreetingTitle } from './greeting.view.tsx';
import { LeavingLinks, useSaving } from './leave-dialog.view.tsx';
import { fullName } from './person.ts';
import css from './personal-reports.css?inline';
import { useLanguageName } from './use-language-name.ts';
import { type Fields, fieldsOf, listOf, toInlineText } from './values.ts';

interface PersonalReportsViewProps {
  data: Fields;
  /** Printed at the top. */
  site: string;
  /** Where a report is, if the server says so. */
  hrefOf(report: Fields): string | undefined;
  /** Returns whether nobody has opened it. */
  onOpen(report: Fields): boolean;
  loginHref: string;
  privacyHref: string;
}

export function PersonalReportsView({
  data,
  site,
  hrefOf,
  onOpen,
  loginHref,
  privacyHref,
}: PersonalReportsViewProps) {
  const t = useText();
  const { started } = useSaving();
  const arrival = useAnnounced<HTMLParagraphElement>(AFTER_FOCUS);
  const person = fullName(fieldsOf(data.personal, ''));
  // If a report is plain text, the text is its name.
  const reports = useMemo(() => listOf(data.reports).map((row) => fieldsOf(row, 'name')), [data.reports]);
  return (
    <div className="stack" data-wide data-private>
      <DocumentHead title={t('Your personal reports')} person={person} site={site} />
      <GreetingTitle title={t('Your personal reports')} name={person} />
      {reports.length > 0 ? (
        <>
          <p className="intro" ref={arrival}>
            {t('Here are your reports.')}
          </p>
          <ReportTable reports={reports} hrefOf={hrefOf} onOpen={onOpen} />
        </>
      ) : (
        <Alert kind="info">
          <p>{t("You don't have any reports yet.")}</p>
        </Alert>
      )}
      <LeavingLinks
        asks={reports.length > 0}
        started={started}
        loginHref={loginHref}
        privacyHref={privacyHref}
      />
    </div>
  );
}

interface ReportTableProps extends Pick<PersonalReportsViewProps, 'hrefOf' | 'onOpen'> {
  reports: readonly Fields[];
}

function ReportTable({ reports, hrefOf, onOpen }: ReportTableProps) {
  const t = useText();
  const nameOf = useLanguageName();
  const hint = useId();
  useSheet(css);
  const [failed, setFailed] = useState<{ row: Fields; count: number }>();
  const open = useCallback(
    (row: Fields) => {
      if (onOpen(row)) setFailed((former) => ({ row, count: (former?.count ?? 0) + 1 }));
    },
    [onOpen],
  );
  const columns = useMemo<readonly Column[]>(
    () => [
      { label: t('Report ID'), value: ({ reportid }) => reportid },
      // A report is named in its own language.
      { label: t('Name'), value: ({ name }) => name, lang: ({ language }) => language, isName: true },
      { label: t('Variant'), value: ({ variant }) => variant },
      { label: t('Language'), value: ({ language }) => nameOf(language) },
      { label: t('Date'), value: ({ date }) => date, isDate: true },
    ],
    [t, nameOf],
  );
  const table: EntryTableProps = {
    caption: t('Your personal reports'),
    part: 'reports',
    rows: reports,
    columns,
    actions: t('Actions'),
    children: (row) => (
      <ReportRow
        row={row}
        columns={columns}
        href={hrefOf(row)}
        hint={hint}
        onOpen={open}
        failures={failed?.row === row ? failed.count : 0}
      />
    ),
  };
  return (
    <>
      <EntryList {...table} whole={<EntryTable {...table} />} />
      <NewTabHint id={hint} />
    </>
  );
}

interface ReportRowProps extends OpenReportProps {
  columns: readonly Column[];
  /** Changes with each failure to open the report. */
  failures: number;
}

const ReportRow = memo(({ columns, failures, ...report }: ReportRowProps) => {
  const t = useText();
  return (
    <>
      <tr className="row">
        <Cells row={report.row} columns={columns} />
        <td>
          <OpenReport {...report} />
        </td>
      </tr>
      {failures > 0 && (
        <tr className="below">
          <td colSpan={columns.length + 1}>
            <Alert kind="info" key={failures}>
              <p>{t("This report can't be opened on this page. Please contact whoever invited you.")}</p>
            </Alert>
          </td>
        </tr>
      )}
    </>
  );
});

interface OpenReportProps {
  row: Fields;
  href: string | undefined;
  /** The id of the hint for links that open a new tab. */
  hint: string;
  onOpen(report: Fields): void;
}

function OpenReport({ row, href, hint, onOpen }: OpenReportProps) {
  const t = useText();
  const label = t('Open {{name}}', { name: toInlineText(row.name) });
  useSheet(buttonCss);
  if (href)
    return (
      // The page that it opens does not learn the address of this page.
      <NewTabLink
        className="button"
        part="button secondary"
        data-look="secondary"
        href={href}
        hint={hint}
        rel="noopener noreferrer"
        aria-label={label}
      >
        {t('Open')}
      </NewTabLink>
    );
  return (
    <Button look="secondary" label={label} onClick={() => onOpen(row)}>
      {t('Open')}
    </Button>
  );
}
