import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { listen } from '../browser/listen.ts';
import { whenVisible } from '../browser/when-visible.ts';
import type { FieldError } from '../form/field-error.ts';
import type { MessageKey } from '../i18n/message.ts';
import { useHydrating } from '../ui/hydration.tsx';
import { useText } from '../ui/text.tsx';
import type { Flow } from './host-events.ts';
import { useNavigation } from './navigation.ts';
import { useServices } from './services.ts';

/** Runs when the network returns, and at another event of the window. */
export function useOnOnline(act: () => void, also: 'focus' | 'online' = 'online'): void {
  const onEvent = useEffectEvent(act);
  // The listeners stay: one that renders a screen anew must not remove those after it.
  useEffect(() => listen(globalThis, () => onEvent(), 'online', also), [also]);
}

/** The address belongs to the journey. In a layout effect, because a reload may follow at once. */
export function useTypedEmail(email: string): void {
  const { journey } = useServices();
  useLayoutEffect(() => journey.setEmail(email), [journey, email]);
}

/** Runs once per visit to a screen, even if React runs effects twice. A second call on the same screen needs another key. */
export function useOnOpen(act: () => void, key = 'open'): void {
  const { keep } = useServices();
  useEffect(() => {
    keep(key, () => {
      act();
      return { dispose() {} };
    });
  });
}

/** Like {@link useOnOpen}, but not before the person sees the page. For calls that send an email or use a link up (D66). */
export function useOnSeen(act: () => void): void {
  const { keep } = useServices();
  useEffect(() => {
    keep('seen', () => whenVisible(act));
  });
}

/** Runs when the back/forward cache restores the page, which may be busy, or has shown private data. */
export function useOnRestore(act: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) act();
    };
    return listen(globalThis, onPageShow, 'pageshow');
  });
}

/** The message on arrival. The first screen in the HTML does not show it. */
export function useNotice(): MessageKey | undefined {
  const { route } = useNavigation();
  return useHydrating() ? undefined : route.notice;
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
    // A question is no error.
    if (!error || error.question) return;
    const { field, message, problem } = error;
    const { kind = 'input', call, reference } = problem ?? {};
    emit('portal-error', {
      flow,
      ...(field && { field }),
      message: t(message),
      kind,
      ...(call && { call }),
      ...(reference && { reference }),
    });
  }, [emit, flow, error]);
}

/** Reports success to the host page, once. An outcome that is shown again after a reload or Back was reported before. */
export function useReportSuccess(flow: Flow, done: boolean): void {
  const { emit } = useServices();
  const wasDone = useRef(done);
  useEffect(() => {
    if (done && !wasDone.current) emit('portal-success', { flow });
    wasDone.current = done;
  }, [emit, flow, done]);
}
