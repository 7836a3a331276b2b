import { type ComponentProps, createContext, type ReactNode, useEffect, useState } from 'react';
import type { FieldError } from '../i18n/field-error.ts';
import type { Message } from '../i18n/message.ts';
import { useText } from './text.tsx';

/** `true` while the server wants to be left alone: what asks it is unavailable then (D47). */
export const RetryWaitContext = createContext(false);

const endOf = (message: Message | undefined): number =>
  typeof message === 'object' && 'until' in message ? message.until : 0;

/** Makes what is inside wait as long as the error says, and tells when that is over. */
export function RetryWait({ error, children }: { error: Message | undefined; children: ReactNode }) {
  const t = useText();
  const end = endOf(error);
  const [now, setNow] = useState(Date.now);
  const waiting = end > now;
  useEffect(() => {
    if (!waiting) return;
    // One long timer would be late by the time that a computer slept.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return (
    <RetryWaitContext value={waiting}>
      {children}
      <span className="hidden-text" role="status">
        {end && !waiting ? t('You can try again now.') : ''}
      </span>
    </RetryWaitContext>
  );
}

interface RequestFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  error: FieldError | undefined;
  /** The form's own values are the truth: a browser or a password manager may have written them without an event. */
  onSubmit(values: FormData): void;
}

/** A form that sends nothing while its error says to wait. */
export function RequestForm({ error, onSubmit, ...form }: RequestFormProps) {
  return (
    <RetryWait error={error?.message}>
      <form
        {...form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (endOf(error?.message) <= Date.now()) onSubmit(new FormData(event.currentTarget));
        }}
      />
    </RetryWait>
  );
}
