import { useEffect, useRef } from 'react';
import { loadIdn } from '../kit/load-idn.ts';
import { useText } from '../ui/text.tsx';
import { usePromise } from '../ui/use-promise.ts';
import { Field, type FieldProps } from './field.tsx';
import { loadQuestion } from './load-question.ts';

type EmailFieldProps = Pick<FieldProps, 'initial' | 'error' | 'placeholder' | 'focused' | 'onInput'> &
  Partial<Pick<FieldProps, 'name' | 'autoComplete'>>;

export function EmailField(props: EmailFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { EmailAnswers } = usePromise(loadQuestion) ?? {};
  const question = props.error?.question;
  // Chromium itself shows most of these domains in their own script (D94).
  useEffect(() => {
    const { current: node } = input;
    if (node && /xn--/i.test(node.value)) void loadIdn().then((idn) => idn?.decodeField(node));
  }, []);
  return (
    <>
      <Field
        label={t('Email address')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        ref={input}
        {...props}
      />
      {EmailAnswers && question && <EmailAnswers question={question} input={input} />}
    </>
  );
}
