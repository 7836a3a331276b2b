import type { RefObject } from 'react';
import { meantEmail } from '../kit/meant-email.ts';
import { Button } from '../ui/button.tsx';
import { useText } from '../ui/text.tsx';
import type { FieldError } from './field-error.ts';

/** Asks whether another address is meant, unless the person has kept this one. */
export function questionAbout(typed: string, kept: string[]): FieldError | undefined {
  const email = kept.includes(typed) ? undefined : meantEmail(typed);
  if (!email) return undefined;
  const message = { key: 'Did you mean {{email}}?', parameters: { email } } as const;
  return { field: 'email', message, question: { email, keep: () => kept.push(typed) } };
}

interface EmailAnswersProps {
  question: NonNullable<FieldError['question']>;
  input: RefObject<HTMLInputElement | null>;
}

/** The answers to the question. Each sends the form. */
export function EmailAnswers({ question, input }: EmailAnswersProps) {
  const t = useText();
  const send = () => {
    const form = input.current?.form;
    // The pressed button goes.
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    form?.requestSubmit();
  };
  const take = () => {
    if (!input.current) return;
    input.current.value = question.email;
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    send();
  };
  const keep = () => {
    question.keep();
    send();
  };
  return (
    <>
      <Button look="secondary" onClick={take}>
        {t('Yes, use this address')}
      </Button>
      <Button look="quiet" onClick={keep}>
        {t('No, keep what I typed')}
      </Button>
    </>
  );
}
