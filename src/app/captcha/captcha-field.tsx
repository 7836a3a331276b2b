/* A chunk of its own: only forms with a captcha load it. */
import { useId, useRef } from 'react';
import { useFieldError } from '../../form/use-field-error.tsx';
import { useServices } from '../../services/services.ts';
import { useValue } from '../../services/use-reply.ts';
import { Button } from '../../ui/button.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useText } from '../../ui/text.tsx';
import css from './captcha-field.css?inline';
import { type CaptchaOptions, useCaptcha } from './use-captcha.ts';
import { ERRORS } from './widgets.ts';

export { widgetToken } from './widgets.ts';

export type CaptchaFieldProps = Pick<CaptchaOptions, 'mounted' | 'error'>;

/** The captcha of a form, if the server requires one. */
export function CaptchaField(props: CaptchaFieldProps) {
  const key = useValue(useServices().configuration)?.members.captchaKey;
  const { captcha } = props.mounted.config();
  return key && captcha !== 'recaptcha' ? <Captcha {...props} provider={captcha} captchaKey={key} /> : null;
}

function Captcha(options: CaptchaOptions) {
  const { provider, error } = options;
  const t = useText();
  const id = useId();
  const label = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useSheet(css);
  const { status, news, retry } = useCaptcha(box, options);

  const own = error?.field === 'captcha' ? error : undefined;
  const { message } = (news ? news.problem && ERRORS[news.problem] : own) ?? {};
  const shown = useFieldError(own, label, message ?? null);
  return (
    <fieldset
      className="field captcha"
      part="field"
      data-provider={provider}
      data-invalid={shown.invalid}
      aria-labelledby={id}
      aria-describedby={shown.id}
    >
      <p ref={label} className="label" part="label" id={id} tabIndex={-1}>
        {t('Spam protection')}
      </p>
      {status === 'loading' && <Spinner />}
      <div ref={box} hidden={status === 'failed'} />
      {shown.text}
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
