import { type ReactNode, useId } from 'react';
import type { Message } from '../i18n/message.ts';
import { Alert } from './alert.tsx';
import { useRenewal } from './renewal.ts';
import { useText } from './text.tsx';
import { useTitleId } from './titled.tsx';
import { RequestForm } from './wait.tsx';
import { Words } from './words.tsx';

/** The texts of a form by the names of its controls; a box that is not ticked is absent. */
export type FormValues = Readonly<Record<string, string>>;

interface FormProps {
  stage: string;
  /** One without a field is about the whole form, and stands at its top. */
  error: { field?: string; message: Message } | undefined;
  onSubmit(values: FormValues): void;
  children: ReactNode;
}

/** The form of a screen, named by its title. */
export function Form({ stage, error, onSubmit, children }: FormProps) {
  const t = useText();
  const renewal = useRenewal(error);
  const errorId = useId();
  const general = error && !error.field ? error.message : undefined;
  return (
    <RequestForm
      className="panel stack"
      part="form"
      data-stage={stage}
      error={error}
      aria-labelledby={useTitleId()}
      aria-describedby={general && errorId}
      onSubmit={(values) =>
        onSubmit(Object.fromEntries([...values].map(([name, value]) => [name, String(value)])))
      }
    >
      {general && (
        <Alert kind="danger" id={errorId} key={renewal}>
          <p>
            <Words>{t(general)}</Words>
          </p>
        </Alert>
      )}
      {children}
    </RequestForm>
  );
}
