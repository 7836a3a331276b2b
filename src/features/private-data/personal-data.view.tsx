import type { MessageKey } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import { Details, useLabelled } from './details.view.tsx';
import { GreetingTitle } from './greeting.view.tsx';
import { LeavingLinks } from './leave-dialog.view.tsx';
import css from './personal-data.css?inline';
import { useSaving } from './saving.ts';
import { Survey } from './survey.view.tsx';
import { type Fields, fieldsOf, fullName, listOf } from './values.ts';

const LABELS: Readonly<Record<string, MessageKey>> = {
  title: 'Title',
  firstname: 'First name',
  middlename: 'Middle name',
  lastname: 'Last name',
  email: 'Email address',
  createdon: 'Created on',
};

/** Without a label if it was not sent: the other labels are those of the requirements. */
const WITH_ID = { ...LABELS, memberid: 'Member ID' } as const;

interface PersonalDataViewProps {
  data: Fields;
  onDownload(): void;
  loginHref: string;
  privacyHref: string;
}

export function PersonalDataView({ data, onDownload, ...links }: PersonalDataViewProps) {
  const t = useText();
  useSheet(css);
  const { tries, start } = useSaving();
  const { personal, extra, survey, ...more } = data;
  const person = fieldsOf(personal, t('Personal details'));
  const details = useLabelled(person, Object.hasOwn(person, 'memberid') ? WITH_ID : LABELS);
  const extras = [...Object.entries(fieldsOf(extra, t('Further details'))), ...Object.entries(more)];
  return (
    <div className="stack" data-wide data-private>
      <GreetingTitle title={t('Your personal data')} name={fullName(person)} />
      <p>{t('This is everything we hold about you.')}</p>
      <Alert kind="info">
        <p>
          {t(
            'This link works once. Print or download your data now: it disappears when you close or reload this page.',
          )}
        </p>
      </Alert>
      <div className="actions">
        <Button onClick={() => start(() => print())}>{t('Print or save as PDF')}</Button>
        <Button look="secondary" onClick={() => start(onDownload)}>
          {t('Download my data (JSON)')}
        </Button>
      </div>
      {tries > 0 && (
        <Alert kind="info" key={tries}>
          <p>{t('No file or printout? Please try the other button, or copy what you need.')}</p>
        </Alert>
      )}
      <section className="block" part="personal">
        <h2 className="block-title">{t('Personal details')}</h2>
        <Details values={details} />
      </section>
      {extras.length > 0 && (
        <section className="block" part="extra">
          <h2 className="block-title">{t('Further details')}</h2>
          <Details values={extras} />
        </section>
      )}
      <Survey entries={listOf(survey)} />
      <LeavingLinks asks once started={tries > 0} {...links} />
    </div>
  );
}
