import { useContext } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { fullName, shown } from '../../kit/person.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Greeting } from '../../ui/greeting.tsx';
import { BackToLogin, PrivacyLink } from '../../ui/links.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import type { PersonalData } from './personal-data.api.ts';
import css from './personal-data.css?inline';
import { Details, Survey } from './survey.view.tsx';

interface PersonalDataViewProps {
  data: PersonalData;
  onDownload(): void;
  loginHref: string;
  privacyHref: string;
}

export function PersonalDataView({ data, onDownload, loginHref, privacyHref }: PersonalDataViewProps) {
  const t = useText();
  const locale = useContext(LocaleContext);
  useSheet(css);
  const { personal, extra, survey } = data;
  const extras = Object.entries(extra ?? {}).map(([name, value]) => [name, String(value ?? '')] as const);
  return (
    <div className="stack" data-wide>
      <Greeting name={fullName(personal)} nameless={t('Your personal data')} />
      <Alert kind="info">
        <p>{t('This link cannot be used again, and this page is not kept: it is gone when you leave it.')}</p>
      </Alert>
      <div className="actions">
        <Button onClick={onDownload}>{t('Download as JSON')}</Button>
        <Button look="secondary" onClick={() => print()}>
          {t('Print')}
        </Button>
      </div>
      <section className="block" part="personal">
        <h2 className="block-title">{t('Personal details')}</h2>
        <Details
          values={[
            [t('Title'), shown(personal.title)],
            [t('First name'), shown(personal.firstname)],
            [t('Middle name'), shown(personal.middlename)],
            [t('Last name'), shown(personal.lastname)],
            [t('Email address'), shown(personal.email)],
            [t('Created on'), formatDate(locale, shown(personal.createdon))],
          ]}
        />
      </section>
      {extras.length > 0 && (
        <section className="block" part="extra">
          <h2 className="block-title">{t('Further details')}</h2>
          <Details values={extras} />
        </section>
      )}
      <section className="block" part="survey">
        <h2 className="block-title">{t('Survey data')}</h2>
        <Survey entries={survey ?? []} />
      </section>
      <p className="aside">
        <BackToLogin href={loginHref} />
        <PrivacyLink href={privacyHref} />
      </p>
    </div>
  );
}
