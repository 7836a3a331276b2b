import { useEffect, useLayoutEffect } from 'react';
import type { Problem } from '../api/problem.ts';
import type { FieldError } from '../i18n/field-error.ts';
import type { Result } from '../kit/result.ts';
import { useText } from '../ui/text.tsx';
import { usePromise } from '../ui/use-promise.ts';
import type { Flow } from './host-events.ts';
import { useNavigation } from './navigation.ts';
import { useServices } from './services.ts';

/** The value of a request that succeeded, else `undefined`. */
export function useValue<Value>(request: () => Promise<Result<Value, Problem>>): Value | undefined {
  const result = usePromise(request);
  return result?.ok ? result.value : undefined;
}

/** Remembers the address that is typed. In a layout effect, because a reload may follow at once. */
export function useRememberedEmail(email: string): void {
  const { rememberEmail } = useNavigation();
  useLayoutEffect(() => rememberEmail(email), [rememberEmail, email]);
}

/** Runs once per visit of a screen, also if React runs effects twice. A second one on the same screen needs its own key. */
export function useOnOpen(act: () => void, key = 'open'): void {
  const { keep } = useServices();
  useEffect(() => {
    keep(key, () => {
      act();
      return { dispose() {} };
    });
  });
}

/** Runs when the back/forward cache brings the page back as it was: busy, and with private data on it. */
export function useOnRestore(act: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) act();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  });
}

/** Tells the host page each stage and each error that the person sees. */
export function useReportToHost(flow: Flow, stage: string, error: FieldError | undefined): void {
  const { emit } = useServices();
  const t = useText();
  useEffect(() => {
    emit('portal-stage', { stage });
  }, [emit, stage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is reported once, not again in another language
  useEffect(() => {
    if (!error) return;
    const { field, message } = error;
    emit('portal-error', { flow, ...(field ? { field } : {}), message: t(message) });
  }, [emit, flow, error]);
}

/** Tells the host page, once, that the person has what they came for. */
export function useReportSuccess(flow: Flow, done: boolean): void {
  const { emit } = useServices();
  useEffect(() => {
    if (done) emit('portal-success', { flow });
  }, [emit, flow, done]);
}
