import { type ComponentProps, createContext, useEffect, useState } from 'react';
import type { Message } from '../i18n/message.ts';

/** `waiting` while the server wants to be left alone, as an error says, and `over` from then until the next try (D47). */
export const WaitContext = createContext<'waiting' | 'over' | undefined>(undefined);

export function useWait(message: Message | undefined) {
  const until = typeof message === 'object' && 'until' in message ? message.until : undefined;
  const [now, setNow] = useState(Date.now);
  const waiting = until !== undefined && until > now;
  useEffect(() => {
    if (!waiting) return;
    // One long timer would be late by the time that a computer slept.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  if (until === undefined) return undefined;
  return waiting ? 'waiting' : 'over';
}

interface RequestFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  error: { message: Message } | undefined;
  /** The form's own values are the truth: a browser or a password manager may have written them without an event. */
  onSubmit(values: FormData): void;
}

/** A form that sends nothing while its error says to wait. */
export function RequestForm({ error, onSubmit, ...form }: RequestFormProps) {
  const wait = useWait(error?.message);
  return (
    <WaitContext value={wait}>
      <form
        {...form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wait !== 'waiting') onSubmit(new FormData(event.currentTarget));
        }}
      />
    </WaitContext>
  );
}
