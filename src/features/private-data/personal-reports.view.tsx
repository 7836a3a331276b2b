import { Alert } from '../../ui/alert.tsx';
import { AFTER_FOCUS, useAnnounced } from '../../ui/announcer.tsx';
import { useText } from '../../ui/text.tsx';
import { GreetingTitle } from './greeting.view.tsx';
import { LeavingLinks } from './leave-dialog.view.tsx';
import { type OpenReportProps, ReportTable } from './report-table.view.tsx';
import { useSaving } from './saving.ts';
import { type Fields, fieldsOf, fullName, listOf } from './values.ts';

interface PersonalReportsViewProps extends OpenReportProps {
  data: Fields;
  loginHref: string;
  privacyHref: string;
}

export function PersonalReportsView({ data, hrefOf, onOpen, ...links }: PersonalReportsViewProps) {
  const t = useText();
  const { tries } = useSaving();
  const arrival = useAnnounced<HTMLParagraphElement>(AFTER_FOCUS);
  const person = fullName(fieldsOf(data.personal, ''));
  const reports = listOf(data.reports);
  return (
    <div className="stack" data-wide data-private>
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
      <LeavingLinks asks={reports.length > 0} started={tries > 0} {...links} />
    </div>
  );
}
