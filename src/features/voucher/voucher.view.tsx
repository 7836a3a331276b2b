import { useEffect, useRef, useState } from 'react';
import { focusLater } from '../../browser/keys.ts';
import { EmailField } from '../../form/email-field.tsx';
import { errorOf } from '../../form/field-error.ts';
import { Form } from '../../form/form.tsx';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import { CHECK, MAIL } from '../../ui/icon.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { Step } from '../../ui/step.tsx';
import { useText } from '../../ui/text.tsx';
import type { VoucherEvent } from './voucher.flow.ts';
import { Extras } from './voucher-extras.view.tsx';
import { VoucherField } from './voucher-field.view.tsx';
import { VoucherOutcome, type VoucherOutcomeProps } from './voucher-outcome.view.tsx';
import type { Asked, FieldName, VoucherState } from './voucher-state.flow.ts';

interface VoucherViewProps extends Pick<VoucherOutcomeProps, 'memberHref' | 'onMember'> {
  state: VoucherState;
  send(event: VoucherEvent): void;
  loginHref: string;
}

export function VoucherView({ state, send, loginHref, ...member }: VoucherViewProps) {
  const t = useText();
  const reopened = useChangeCount(state.stage) > 0;
  const { asked, error } = state;
  const changeCount = useChangeCount(asked);
  // While the person changes the code or the address that the server has asked details for.
  const [changed, setChanged] = useState<Asked>();
  const isWrong = error?.field === 'voucher' || error?.field === 'email';
  if (isWrong && changed !== asked) setChanged(asked);
  const hasDetails = asked.required.length > 0 && changed !== asked && !reopened;
  return (
    <ScreenLayout
      title={t('Redeem Voucher')}
      done={state.stage !== 'entry'}
      stage={state.stage === 'entry' && hasDetails ? 'details' : state.stage}
      icon={ICONS[state.stage]}
      aside={<BackToLogin href={loginHref} />}
    >
      {state.stage === 'entry' ? (
        <VoucherFields
          state={state}
          send={send}
          reopened={reopened}
          hasDetails={hasDetails}
          changeCount={changeCount}
          onChange={() => setChanged(asked)}
        />
      ) : (
        <VoucherOutcome
          state={state}
          onResend={() => send({ type: 'sentAgain' })}
          onReopen={() => send({ type: 'reopened' })}
          {...member}
        />
      )}
    </ScreenLayout>
  );
}

const ICONS = { entry: undefined, success: CHECK, awaitconfirm: MAIL };

interface VoucherFieldsProps extends Pick<VoucherViewProps, 'state' | 'send'> {
  /** The person has returned to correct the address. */
  reopened: boolean;
  /** The stage has only what the server has asked for. */
  hasDetails: boolean;
  /** How often the server has asked. */
  changeCount: number;
  onChange(): void;
}

function VoucherFields({ state, send, reopened, hasDetails, changeCount, onChange }: VoucherFieldsProps) {
  const t = useText();
  const { form, asked, error } = state;
  const extras = useRef<HTMLDivElement>(null);
  useFocusFirstExtra(extras, asked, hasDetails ? changeCount : 0);
  const onInput = (field: FieldName, text: string) => send({ type: 'typed', field, text });
  const hasExtras = asked.required.length > 0;
  const isWrong = error?.field === 'voucher' || error?.field === 'email';
  return (
    <Form
      stage="entry"
      error={error}
      busy={state.busy}
      onSubmit={(values) => send({ type: 'submitted', form: values })}
      head={
        hasDetails && (
          <Step key={changeCount} headline={t('Just a few more details')}>
            <p className="lead">
              <strong>{form.voucher}</strong>{' '}
              <strong>
                <AddressText>{form.email}</AddressText>
              </strong>{' '}
              <Button look="quiet" onClick={onChange}>
                {t('Change code or address')}
              </Button>
            </p>
          </Step>
        )
      }
    >
      {!hasDetails && (
        <VoucherField
          label={t('Voucher code')}
          name="voucher"
          hint={t('25 characters; we add the hyphens')}
          notes={{
            confusable: t('Codes never contain I, O, 0 or 1.'),
            unclear: t('Please enter only the code, without other text.'),
          }}
          initial={form.voucher}
          error={errorOf(error, 'voucher')}
          onInput={(code) => onInput('voucher', code)}
        />
      )}
      {!hasDetails && (
        <EmailField
          focused={reopened || (hasExtras && !isWrong)}
          initial={form.email}
          error={errorOf(error, 'email')}
          onInput={(email) => onInput('email', email)}
        />
      )}
      {error?.problem && state.mailed && (
        <p className="hint">
          <AddressText>{t('The first email went to {{email}}.', { email: state.mailed })}</AddressText>
        </p>
      )}
      {hasExtras && (
        <div className="stack" ref={extras}>
          <Extras state={state} onInput={onInput} />
        </div>
      )}
      <Button type="submit" busy={state.busy}>
        {t('Redeem')}
      </Button>
    </Form>
  );
}

/** Focuses the first new field, also in a widget: it appears because the person submitted the form. */
function useFocusFirstExtra(
  extras: { current: HTMLElement | null },
  { required }: Asked,
  changeCount: number,
) {
  const previous = useRef<Asked['required']>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the server asks
  useEffect(() => {
    const first = required.find((extra) => !previous.current.includes(extra)) ?? required[0];
    previous.current = required;
    if (changeCount > 0 && first)
      focusLater(
        extras.current?.querySelector<HTMLElement>(`input:is([name="${first}"], [data-name="${first}"] *)`) ??
          null,
      );
  }, [changeCount]);
}
