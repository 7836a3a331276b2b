import { useContext, useEffect, useId, useRef, useState } from 'react';
import { is } from '../../api/structs.ts';
import type { CaptchaAdapter, CaptchaProblem } from '../../captcha/adapter.ts';
import type { FieldError } from '../../i18n/field-error.ts';
import { useOnOnline } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.ts';
import { useValue } from '../../services/use-reply.ts';
import { useShellServices } from '../../shell/shell-services.ts';
import { Button } from '../../ui/button.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import { ErrorText } from '../../ui/error-text.tsx';
import fieldCss from '../../ui/field.css?inline';
import { useSheet } from '../../ui/sheet.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';
import type { Mounted } from '../element/mounted.ts';
import { type CaptchaProvider, loadAdapter } from './adapters.ts';
import { Challenge, fetchChallenge } from './captcha.api.ts';
import css from './captcha-field.css?inline';
import { warnOfBlockedCaptcha } from './recaptcha.ts';
import { showCaptcha } from './show-captcha.ts';
import { ERRORS, type ShownCaptcha, widgets } from './widgets.ts';

export { widgetToken } from './widgets.ts';

export interface CaptchaFieldProps {
  mounted: Mounted;
  /** The error of the form. */
  error: FieldError | undefined;
}

type Status = 'loading' | 'shown' | 'failed';

/** The captcha of a form, if the server requires one. */
export function CaptchaField(props: CaptchaFieldProps) {
  const key = useValue(useServices().configuration)?.members.captchaKey;
  const { captcha } = props.mounted.config();
  return key && captcha !== 'recaptcha' ? <Captcha {...props} provider={captcha} captchaKey={key} /> : null;
}

function Captcha({
  mounted,
  provider,
  error,
  captchaKey,
}: CaptchaFieldProps & { provider: CaptchaProvider; captchaKey: string }) {
  const t = useText();
  const id = useId();
  const { client } = useServices();
  const shell = useShellServices();
  // ALTCHA follows the theme through its styles, and keeps what it has done.
  const dark = provider !== 'altcha' && shell.dark;
  const locale = useContext(LocaleContext);
  const [status, setStatus] = useState<Status>('loading');
  /** What has happened in the captcha since the last submit, which is newer than the error of the form. */
  const [news, setNews] = useState<{ problem: CaptchaProblem | undefined }>();
  const [styles, setStyles] = useState('');
  const [attempt, setAttempt] = useState(0);
  const label = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** The captcha is giving, or has given, what it can give. */
  const isSpent = useRef(false);
  const changeCount = useChangeCount(error);
  useSheet(fieldCss);
  useSheet(css);
  useSheet(styles);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt shows another captcha
  useEffect(() => {
    const removed = new AbortController();
    const { signal } = removed;
    // A captcha that did not load was the reason of the form's error.
    const wasMissing = status === 'failed';
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
      if (!result || wasMissing) setNews({ problem: result ? undefined : 'unreachable' });
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

  const own = error?.field === 'captcha' ? error : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error takes the focus, and a token works once
  useEffect(() => {
    if (error && isSpent.current) retry();
    if (own) label.current?.focus();
  }, [error]);

  const { message } = (news ? news.problem && ERRORS[news.problem] : own) ?? {};
  return (
    <fieldset
      className="field captcha"
      part="field"
      data-provider={provider}
      data-invalid={Boolean(message) || undefined}
      aria-labelledby={id}
      aria-describedby={message ? `${id}-error` : undefined}
    >
      <p ref={label} className="label" part="label" id={id} tabIndex={-1}>
        {t('Spam protection')}
      </p>
      {status === 'loading' && <Spinner />}
      <div ref={box} hidden={status === 'failed'} />
      {message && <ErrorText key={changeCount} id={`${id}-error`} message={message} />}
      {status === 'failed' && (
        <Button
          look="secondary"
          onClick={() => {
            // The button disappears.
            label.current?.focus();
            retry();
          }}
        >
          {t('Try again')}
        </Button>
      )}
    </fieldset>
  );
}
