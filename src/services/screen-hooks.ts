import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Problem } from '../api/problem.ts';
import type { FieldError } from '../i18n/field-error.ts';
import type { Result } from '../kit/result.ts';
import { useText } from '../ui/text.tsx';
import { usePromise } from '../ui/use-promise.ts';
import type { Flow } from './host-events.ts';
import { useNavigation } from './navigation.ts';
import { useServices } from './services.ts';

/** Runs when the network returns. */
export function useOnOnline(act: () => void): void {
  useEffect(() => {
    addEventListener('online', act);
    return () => removeEventListener('online', act);
  });
}

/** The result of a request, or `undefined` while it runs. If it has failed, it is repeated when the network returns. */
export function useReply<Value>(
  request: () => Promise<Result<Value, Problem>>,
): Result<Value, Problem> | undefined {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  const result = usePromise(useCallback(() => request(), [request, attempt]));
  useOnOnline(() => {
    if (result?.ok === false) setAttempt(attempt + 1);
  });
  return result;
}

/** Returns the value of a request, or `undefined` until it has succeeded. */
export function useValue<Value>(request: () => Promise<Result<Value, Problem>>): Value | undefined {
  const result = useReply(request);
  return result?.ok ? result.value : undefined;
}

/** Saves the typed address. In a layout effect, because a reload may follow at once. */
export function useRememberedEmail(email: string): void {
  const { rememberEmail } = useNavigation();
  useLayoutEffect(() => rememberEmail(email), [rememberEmail, email]);
}

/** Runs once per visit of a screen, even if React runs effects twice. A second call on the same screen needs another key. */
export function useOnOpen(act: () => void, key = 'open'): void {
  const { keep } = useServices();
  useEffect(() => {
    keep(key, () => {
      act();
      return { dispose() {} };
    });
  });
}

/** Runs when the back/forward cache restores the page, which may be busy or show private data. */
export function useOnRestore(act: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) act();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  });
}

/** Reports each stage and each error to the host page. */
export function useReportToHost(flow: Flow, stage: string, error: FieldError | undefined): void {
  const { emit } = useServices();
  const t = useText();
  useEffect(() => {
    emit('portal-stage', { stage });
  }, [emit, stage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is reported once, not again in another language
  useEffect(() => {
    if (!error) return;
    const { field, message, problem } = error;
    const { kind = 'input', call } = problem ?? {};
    emit('portal-error', {
      flow,
      ...(field && { field }),
      message: t(message),
      kind,
      ...(call && { call }),
    });
  }, [emit, flow, error]);
}

/** Reports success to the host page, once. */
export function useReportSuccess(flow: Flow, done: boolean): void {
  const { emit } = useServices();
  useEffect(() => {
    if (done) emit('portal-success', { flow });
  }, [emit, flow, done]);
}
