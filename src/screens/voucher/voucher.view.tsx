import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { useRenewal } from '../../ui/renewal.ts';
import { useText } from '../../ui/text.tsx';
import { VoucherField as CodeField } from '../../ui/voucher-field.tsx';
import type { VoucherForm } from './voucher.api.ts';
import { Extras } from './voucher.extras.tsx';
import type { VoucherEvent, VoucherField, VoucherState } from './voucher.flow.ts';

interface VoucherViewProps {
  state: VoucherState;
  send(event: VoucherEvent): void;
  loginHref: string;
  memberHref: string;
}

export function VoucherView({ state, send, loginHref, memberHref }: VoucherViewProps) {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const renewal = useRenewal(state.error);
  const done = state.stage !== 'entry';
  useEffect(() => {
    if (done) title.current?.focus();
  }, [done]);
  const errorOf = (field: VoucherField) => (state.error?.field === field ? state.error : undefined);
  const typed = (field: VoucherField) => (text: string) => send({ type: 'typed', field, text });

  return (
    <section className="stack" aria-labelledby={titleId}>
      <ScreenTitle id={titleId} ref={title}>
        {t('Redeem Voucher')}
      </ScreenTitle>
      {done ? (
        <Outcome stage={state.stage} memberHref={memberHref} />
      ) : (
        <form
          className="panel stack"
          part="form"
          data-stage="entry"
          noValidate
          aria-labelledby={titleId}
          onSubmit={(event) => submit(event, send)}
        >
          {state.error && !state.error.field && (
            <Alert kind="danger" key={renewal}>
              <p>{t(state.error.message)}</p>
            </Alert>
          )}
          <CodeField
            label={t('Voucher code')}
            name="voucher"
            hint={t('25 letters and digits')}
            initial={state.form.voucher}
            error={errorOf('voucher')}
            onInput={typed('voucher')}
          />
          <Field
            label={t('Email address')}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            initial={state.form.email}
            error={errorOf('email')}
            onInput={typed('email')}
          />
          <Extras state={state} errorOf={errorOf} typed={typed} />
          <Button type="submit" busy={state.busy}>
            {t('Redeem')}
          </Button>
        </form>
      )}
      <p className="aside">
        <BackToLogin href={loginHref} />
      </p>
    </section>
  );
}

function Outcome({ stage, memberHref }: { stage: VoucherState['stage']; memberHref: string }) {
  const t = useText();
  return (
    <div className="panel stack" part="panel" data-stage={stage}>
      {stage === 'success' ? (
        <Alert kind="success" title={t('Your voucher has been redeemed.')}>
          <p>
            {t('You will find what it holds in the member portal.')}{' '}
            <a href={memberHref}>{t('To the member portal')}</a>
          </p>
        </Alert>
      ) : (
        <Alert kind="success" title={t('Your voucher has been accepted.')}>
          <p>{t('Within a few moments, you will receive an email with further instructions.')}</p>
        </Alert>
      )}
    </div>
  );
}

/** The form's own values are the truth: a browser may have filled them in without an event. */
function submit(event: FormEvent<HTMLFormElement>, send: VoucherViewProps['send']) {
  event.preventDefault();
  const values = Object.fromEntries(
    [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
  );
  send({ type: 'submitted', form: values as Partial<VoucherForm> });
}
