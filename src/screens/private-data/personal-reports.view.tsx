import { Fragment, useContext, useState } from 'react';
import { languageName, languageTag } from '../../i18n/language-name.ts';
import { Alert } from '../../ui/alert.tsx';
import buttonCss from '../../ui/button.css?inline';
import { Button } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { DocumentHead } from './document-head.view.tsx';
import { GreetingTitle } from './greeting.view.tsx';
import { LeavingLinks, useSaving } from './leave-dialog.view.tsx';
import { fullName } from './person.ts';
import css from './personal-reports.css?inline';
import valueCss from './value.css?inline';
import { Value } from './value.view.tsx';
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
  useSheet(css);
  useSheet(valueCss);
  const { started } = useSaving();
  const person = fullName(fieldsOf(data.personal, ''));
  // If a report is plain text, the text is its name.
  const reports = listOf(data.reports).map((row) => fieldsOf(row, 'name'));
  return (
    <div className="stack" data-wide>
      <DocumentHead title={t('Your personal reports')} person={person} site={site} />
      <GreetingTitle title={t('Your personal reports')} name={person} />
      {reports.length > 0 ? (
        <>
          <p className="intro">{t('Here are your reports.')}</p>
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
  const locale = useContext(LocaleContext);
  const [failed, setFailed] = useState<{ row: Fields; count: number }>();
  const open = (row: Fields) => {
    if (onOpen(row)) setFailed((former) => ({ row, count: (former?.count ?? 0) + 1 }));
  };
  const columns: readonly [
    label: string,
    value: (row: Fields) => unknown,
    lang?: (row: Fields) => unknown,
  ][] = [
    [t('Report ID'), ({ reportid }) => reportid],
    // A report is named in its own language.
    [t('Name'), ({ name }) => name, ({ language }) => language],
    [t('Variant'), ({ variant }) => variant],
    [t('Language'), ({ language }) => languageName(locale, toInlineText(language)) || language],
    [t('Date'), ({ date }) => date],
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
          <Fragment key={index}>
            <tr>
              {columns.map(([label, value, lang]) => (
                <td key={label} data-label={label} lang={languageTag(toInlineText(lang?.(row)))}>
                  <Value>{value(row)}</Value>
                </td>
              ))}
              <td>
                <OpenReport row={row} href={hrefOf(row)} onOpen={open} />
              </td>
            </tr>
            {failed?.row === row && (
              <tr className="not-opened">
                <td colSpan={columns.length + 1}>
                  <Alert kind="info" key={failed.count}>
                    <p>
                      {t("This report can't be opened on this page. Please contact whoever invited you.")}
                    </p>
                  </Alert>
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface OpenReportProps {
  row: Fields;
  href: string | undefined;
  onOpen(report: Fields): void;
}

function OpenReport({ row, href, onOpen }: OpenReportProps) {
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
