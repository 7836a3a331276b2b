import { isPlainClick } from '../../browser/plain-click.ts';
import { SentMail } from '../../form/sent-mail.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Step } from '../../ui/step.tsx';
import { useText } from '../../ui/text.tsx';
import type { VoucherState } from './voucher-state.flow.ts';

export interface VoucherOutcomeProps {
  state: VoucherState;
  memberHref: string;
  onMember(): void;
  onResend(): void;
  /** Returns to the form, to correct the address. */
  onReopen(): void;
}

/** The result of redeeming and the next step. */
export function VoucherOutcome({ state, memberHref, onMember, onResend, onReopen }: VoucherOutcomeProps) {
  const t = useText();
  return (
    <Panel stage={state.stage}>
      {state.stage === 'success' ? (
        <>
          <Step headline={t('Your voucher has been redeemed.')}>
            <p className="lead">{t("You'll find everything in the member portal.")}</p>
          </Step>
          <ButtonLink
            href={memberHref}
            onClick={(event) => {
              if (!isPlainClick(event.nativeEvent)) return;
              event.preventDefault();
              onMember();
            }}
          >
            {t('Go to the member portal')}
          </ButtonLink>
        </>
      ) : (
        <SentMail
          title={t('Your voucher has been accepted.')}
          state={state}
          onResend={onResend}
          onChange={onReopen}
        >
          {t('Within a few moments, you will receive an email with further instructions.')}
        </SentMail>
      )}
    </Panel>
  );
}
