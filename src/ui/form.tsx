import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { FieldError } from '../i18n/field-error.ts';
import { takeTyping } from '../kit/type-ahead.ts';
import { Alert } from './alert.tsx';
import { useChangeCount } from './change-count.ts';
import { ErrorMessage } from './error-message.tsx';
import { usePanelClass } from './panel.tsx';
import { RequestForm } from './retry-wait.tsx';
import { useTitleId } from './screen-layout.tsx';

/** The values of a form by the names of its controls. A checkbox that is not checked is absent. */
export type FormValues = Readonly<Record<string, string>>;

interface FormProps {
  /** Omit it if the form contains a `Panel`, which has the stage. */
  stage?: string;
  /** An error without a field is shown at the top of the form and takes the focus, because it may be out of view. */
  error: FieldError | undefined;
  onSubmit(values: FormValues): void;
  /** A request runs, and what is typed meanwhile is for the next stage. */
  typesAhead?: boolean;
  children: ReactNode;
}

/** The form of a screen, named by its title. */
export function Form({ stage, error, onSubmit, typesAhead, children }: FormProps) {
  const changeCount = useChangeCount(error);
  const errorId = useId();
  const panelClass = usePanelClass();
  const general = error && !error.field ? error.message : undefined;
  const alert = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error takes the focus, even with the same message
  useEffect(() => alert.current?.focus(), [error]);
  useLayoutEffect(() => (typesAhead && form.current ? takeTyping(form.current) : undefined), [typesAhead]);
  return (
    <RequestForm
      ref={form}
      className={stage ? panelClass : 'stack'}
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
        <Alert ref={alert} kind="danger" id={errorId} key={changeCount}>
          <ErrorMessage message={general} />
        </Alert>
      )}
      {children}
    </RequestForm>
  );
}
