import { useEffect, useRef } from 'react';
import { errorOf } from '../../i18n/field-error.ts';
import { Button } from '../../ui/button.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { Form } from '../../ui/form.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { useText } from '../../ui/text.tsx';
import type { Asked, VoucherEvent, VoucherField, VoucherState } from './voucher.flow.ts';
import { Extras } from './voucher-extras.view.tsx';
import { VoucherField as CodeField } from './voucher-field.view.tsx';
import { Outcome, type OutcomeProps } from './voucher-outcome.view.tsx';

interface VoucherViewProps extends Omit<OutcomeProps, 'stage'> {
  state: VoucherState;
  send(event: VoucherEvent): void;
  loginHref: string;
}

export function VoucherView({ state, send, loginHref, ...member }: VoucherViewProps) {
  const t = useText();
  return (
    <ScreenLayout
      title={t('Redeem Voucher')}
      done={state.stage !== 'entry'}
      aside={<BackToLogin href={loginHref} />}
    >
      {state.stage === 'entry' ? (
        <Entry state={state} send={send} />
      ) : (
        <Outcome stage={state.stage} {...member} />
      )}
    </ScreenLayout>
  );
}

function Entry({ state, send }: Pick<VoucherViewProps, 'state' | 'send'>) {
  const t = useText();
  const { form, asked, error } = state;
  const extras = useRef<HTMLDivElement>(null);
  const changeCount = useChangeCount(asked);
  useFocusOnNews(extras, asked, changeCount);
  const typed = (field: VoucherField) => (text: string) => send({ type: 'typed', field, text });
  const wanted = asked.required.length > 0;
  return (
    <Form stage="entry" error={error} onSubmit={(values) => send({ type: 'submitted', form: values })}>
      <CodeField
        label={t('Voucher code')}
        name="voucher"
        hint={t('25 letters and digits')}
        initial={form.voucher}
        error={errorOf(error, 'voucher')}
        onInput={typed('voucher')}
      />
      <EmailField initial={form.email} error={errorOf(error, 'email')} onInput={typed('email')} />
      <LiveRegion>
        {wanted && (
          <p className="announcement" key={changeCount}>
            {t('This voucher needs a few more details from you. Please fill them in, then redeem again.')}
          </p>
        )}
      </LiveRegion>
      {wanted && (
        <div className="stack" ref={extras}>
          <Extras state={state} typed={typed} />
        </div>
      )}
      <Button type="submit" busy={state.busy}>
        {t('Redeem')}
      </Button>
    </Form>
  );
}

/** What came in answer to the person's own sending takes the focus, in a widget, too: there is more to fill in. */
function useFocusOnNews(extras: { current: HTMLElement | null }, { required }: Asked, changeCount: number) {
  const former = useRef<Asked['required']>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request of the server's
  useEffect(() => {
    const first = required.find((extra) => !former.current.includes(extra)) ?? required[0];
    former.current = required;
    if (changeCount > 0 && first) extras.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [changeCount]);
}
