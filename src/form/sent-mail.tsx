import type { SentMailState } from '../kit/sent-mail.ts';
import { AddressText } from '../ui/address-text.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useChangeCount } from '../ui/change-count.ts';
import { RetryWait } from '../ui/retry-wait.tsx';
import { Step } from '../ui/step.tsx';
import { useText } from '../ui/text.tsx';
import { ErrorMessage } from './error-message.tsx';
import type { FieldError } from './field-error.ts';
import { Mailbox } from './mailbox.tsx';
import { Resend } from './resend.tsx';

interface SentMailProps {
  title: string;
  state: SentMailState & { busy: boolean; error?: FieldError | undefined };
  onResend(): void;
  /** Returns to the form. */
  onChange(): void;
  /** What the mail is for. */
  children: string;
}

/** Says that a mail is on its way and where to look for it. It can be sent again, or to another address. */
export function SentMail({ title, state, onResend, onChange, children }: SentMailProps) {
  const t = useText();
  const { error } = state;
  const { email } = state.sent;
  const changeCount = useChangeCount(error);
  return (
    <RetryWait error={error}>
      <Step headline={title}>
        <p className="lead">{children}</p>
        <p className="lead">
          <strong>
            <AddressText>{email}</AddressText>
          </strong>{' '}
          <Button look="quiet" onClick={onChange}>
            {t('Change the address')}
          </Button>
        </p>
      </Step>
      {error && (
        <Alert kind="danger" key={changeCount}>
          <ErrorMessage message={error.message} />
        </Alert>
      )}
      <Mailbox email={email} look="primary" />
      <Resend state={state} onResend={onResend} />
    </RetryWait>
  );
}
