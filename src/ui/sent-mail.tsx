import type { ReactNode } from 'react';
import { AddressText } from './address-text.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useText } from './text.tsx';

interface SentMailProps {
  title?: string;
  email: string;
  /** Returns to the form. */
  onChange(): void;
  children: ReactNode;
}

/** Says that a mail is on its way, where to look for it, and how to correct the address. */
export function SentMail({ title, email, onChange, children }: SentMailProps) {
  const t = useText();
  return (
    <>
      <Alert kind="success" outcome {...(title && { title })}>
        <p>
          <strong>
            <AddressText>{email}</AddressText>
          </strong>
        </p>
        {children}
        <p>{t("Can't find it? Please check your spam folder.")}</p>
      </Alert>
      <Button look="secondary" onClick={onChange}>
        {t('Change the address')}
      </Button>
    </>
  );
}
