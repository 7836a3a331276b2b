import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { Challenge, fetchChallenge } from '../../contract/calls/captcha.api.ts';
import { is } from '../../contract/structs.ts';
import type { FieldError } from '../../form/field-error.ts';
import { useOnOnline } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.ts';
import { useShellServices } from '../../shell/shell-services.ts';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext } from '../../ui/text.tsx';
import type { Mounted } from '../element/mounted.ts';
import type { CaptchaAdapter, CaptchaProblem } from './adapter.ts';
import { type CaptchaProvider, loadAdapter } from './adapters.ts';
import { warnOfBlockedCaptcha } from './recaptcha.ts';
import { showCaptcha } from './show-captcha.ts';
import { type ShownCaptcha, widgets } from './widgets.ts';

/** A captcha of the form. */
export interface CaptchaOptions {
  mounted: Mounted;
  provider: CaptchaProvider;
  captchaKey: string;
  /** The error of the form. */
  error: FieldError | undefined;
}

interface ShowingCaptcha {
  status: 'loading' | 'shown' | 'failed';
  /** What has happened in the captcha since the last submit, which is newer than the error of the form. */
  news: { problem: CaptchaProblem | undefined } | undefined;
  retry(): void;
}

/** Shows a captcha in a box, and again after an error of the form, because a token works once. */
export function useCaptcha(
  box: RefObject<HTMLDivElement | null>,
  { mounted, provider, captchaKey, error }: CaptchaOptions,
): ShowingCaptcha {
  const { client } = useServices();
  const shell = useShellServices();
  // ALTCHA follows the theme through its styles, and keeps what it has done.
  const dark = provider !== 'altcha' && shell.dark;
  const locale = useContext(LocaleContext);
  const [status, setStatus] = useState<ShowingCaptcha['status']>('loading');
  const [news, setNews] = useState<ShowingCaptcha['news']>();
  const [styles, setStyles] = useState('');
  const [attempt, setAttempt] = useState(0);
  /** The captcha is giving, or has given, what it can give. */
  const isSpent = useRef(false);
  /** It did not load, which was the reason of the form's error. */
  const wasMissing = useRef(false);
  useSheet(styles);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt shows another captcha
  useEffect(() => {
    const removed = new AbortController();
    const { signal } = removed;
    setStatus('loading');
    setNews(undefined);
    isSpent.current = false;
    const shown = loadAdapter(provider)
      .then((adapter: CaptchaAdapter) => {
        setStyles(adapter.css ?? '');
        if (!box.current || signal.aborted) throw new Error('The form is gone.');
        return showCaptcha(box.current, {
          adapter,
          source: mounted.config().captchaSrc,
          element: mounted.element,
          key: captchaKey,
          locale,
          dark,
          removed: signal,
          onLost: () => setAttempt((last) => last + 1),
          onProgress(problem) {
            // The form says what comes of a submit.
            if (!signal.aborted && !isSpent.current) setNews({ problem });
          },
          async fetchChallenge() {
            const reply = await fetchChallenge(client, signal);
            if (reply.ok && is(reply.value, Challenge)) return reply.value;
            throw new TypeError('The server has no task for the captcha.');
          },
        });
      })
      .catch(() => undefined);
    void shown.then((result) => {
      if (signal.aborted) return;
      setStatus(result ? 'shown' : 'failed');
      if (!result) warnOfBlockedCaptcha();
      if (!result || wasMissing.current) setNews({ problem: result ? undefined : 'unreachable' });
      wasMissing.current = !result;
    });
    const widget: ShownCaptcha = {
      async token() {
        isSpent.current = true;
        setNews(undefined);
        const result = await (await shown)?.token().catch(() => undefined);
        isSpent.current = result?.ok !== false || result.problem !== 'unsolved';
        return result ?? { ok: false, problem: 'unreachable' };
      },
    };
    widgets.set(mounted, widget);
    return () => {
      removed.abort();
      widgets.delete(mounted);
    };
  }, [provider, captchaKey, locale, dark, attempt, mounted, client]);

  const retry = () => setAttempt(attempt + 1);
  useOnOnline(() => {
    if (status === 'failed') retry();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each error once
  useEffect(() => {
    if (error && isSpent.current) retry();
  }, [error]);

  return { status, news, retry };
}
