import { type ReactNode, useId } from 'react';
import type { FieldError } from '../i18n/field-error.ts';
import { Alert } from './alert.tsx';
import { BreakableText } from './breakable-text.tsx';
import { useChangeCount } from './change-count.ts';
import { RequestForm } from './retry-wait.tsx';
import { useTitleId } from './screen-layout.tsx';
import { useText } from './text.tsx';

/** The texts of a form by the names of its controls; a box that is not ticked is absent. */
export type FormValues = Readonly<Record<string, string>>;

interface FormProps {
  stage: string;
  /** One without a field is about the whole form, and stands at its top. */
  error: FieldError | undefined;
  onSubmit(values: FormValues): void;
  children: ReactNode;
}

/** The form of a screen, named by its title. */
export function Form({ stage, error, onSubmit, children }: FormProps) {
  const t = useText();
  const changeCount = useChangeCount(error);
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
        <Alert kind="danger" id={errorId} key={changeCount}>
          <p>
            <BreakableText>{t(general)}</BreakableText>
          </p>
        </Alert>
      )}
      {children}
    </RequestForm>
  );
}
