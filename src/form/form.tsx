import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { holdKeys } from '../browser/keys.ts';
import { steadyTime } from '../kit/clock.ts';
import { Alert } from '../ui/alert.tsx';
import { useChangeCount } from '../ui/change-count.ts';
import { usePanelClass } from '../ui/panel.tsx';
import { RetryWait } from '../ui/retry-wait.tsx';
import { useTitleId } from '../ui/screen-layout.tsx';
import { ErrorMessage } from './error-message.tsx';
import type { FieldError } from './field-error.ts';

/** The values of a form by the names of its controls. A checkbox that is not checked is absent. */
export type FormValues = Readonly<Record<string, string>>;

interface FormProps {
  /** Omit it if the form contains a `Panel`, which has the stage. */
  stage?: string;
  /** An error without a field is shown at the top of the form and takes the focus, because it may be out of view. */
  error: FieldError | undefined;
  onSubmit(values: FormValues): void;
  /** What was sent has no answer yet. What is typed meanwhile is for the next stage. */
  busy: boolean;
  /** What the form is for. An error is below it. */
  head?: ReactNode;
  children: ReactNode;
}

/** The form of a screen, named by its title. It cannot be submitted while its error says to wait. */
export function Form({ stage, error, onSubmit, busy, head, children }: FormProps) {
  const changeCount = useChangeCount(error);
  const errorId = useId();
  const panelClass = usePanelClass();
  const general = error && !error.field ? error.message : undefined;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => (busy ? holdKeys(form.current) : undefined), [busy]);
  return (
    <RetryWait error={error}>
      <form
        ref={form}
        className={stage ? panelClass : 'stack'}
        part="form"
        data-stage={stage}
        aria-labelledby={useTitleId()}
        aria-describedby={general && errorId}
        // Some password managers call `submit()`, which would otherwise put the password into the address.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if ((error?.retryAt ?? 0) > steadyTime()) return;
          // From the form itself, because browsers and password managers may enter values without an event.
          const values = [...new FormData(event.currentTarget)];
          onSubmit(Object.fromEntries(values.map(([name, value]) => [name, String(value)])));
        }}
      >
        {head}
        {general && (
          <Alert focused kind="danger" id={errorId} key={changeCount}>
            <ErrorMessage message={general} />
          </Alert>
        )}
        {children}
      </form>
    </RetryWait>
  );
}
