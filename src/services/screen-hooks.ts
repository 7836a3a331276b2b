import { useEffect, useLayoutEffect, useState } from 'react';
import type { Problem } from '../api/problem.ts';
import type { Message } from '../i18n/message.ts';
import type { Result } from '../kit/result.ts';
import { useText } from '../ui/text.tsx';
import type { Flow } from './host-events.ts';
import { useServices } from './services.tsx';

/** The value of a request; `undefined` until it has arrived, and where it does not (section 8: only logged). */
export function useAnswer<T>(request: () => Promise<Result<T, Problem>>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let current = true;
    void request().then((result) => {
      if (current && result.ok) setValue(result.value);
    });
    return () => {
      current = false;
    };
  }, [request]);
  return value;
}

/** Whether a request has been answered, one way or the other. */
export function useSettled(request: () => Promise<unknown>): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let current = true;
    void request().then(() => current && setSettled(true));
    return () => {
      current = false;
    };
  }, [request]);
  return settled;
}

/** Keeps the address typed so far; at once, for the next thing may be a reload. */
export function useRememberedEmail(email: string): void {
  const { rememberEmail } = useServices();
  useLayoutEffect(() => rememberEmail(email), [rememberEmail, email]);
}

/** Runs once when a screen is opened, also where React runs its effects twice. A second one on a screen wants its own key. */
export function useOnOpen(act: () => void, key = 'arrival'): void {
  const { keep } = useServices();
  useEffect(() => {
    keep(key, () => {
      act();
      return { dispose() {} };
    });
  });
}

/** The back/forward cache shows a page as it was left: busy, and with what was private (design: `pageshow`). */
export function useOnRestore(act: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) act();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  });
}

/** Tells the host page of stages and errors as the person sees them (D20). */
export function useReportToHost(
  flow: Flow,
  stage: string,
  error: { field?: string; message: Message } | undefined,
): void {
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

/** Tells the host page, once, that what the person came for is done (D20). */
export function useReportSuccess(flow: Flow, done: boolean): void {
  const { emit } = useServices();
  useEffect(() => {
    if (done) emit('portal-success', { flow });
  }, [emit, flow, done]);
}
