import { fetchProducts, redeem } from '../../contract/calls/voucher.api.ts';
import { steadyTime } from '../../kit/clock.ts';
import type { Effect } from '../../kit/machine.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useTypedEmail } from '../../services/screen-hooks.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useMachine } from '../../services/use-machine.ts';
import { reduceVoucher, type VoucherEvent } from './voucher.flow.ts';
import { lastingVoucher } from './voucher.left.ts';
import { VoucherView } from './voucher.view.tsx';
import { initialVoucher, type VoucherCommand } from './voucher-state.flow.ts';

/** Redeems a voucher code for an email address. */
export function Screen() {
  const services = useServices();
  const { loginHref, leave } = useNavigation();
  const { email, voucher, destinations } = services;
  const [state, send] = useMachine('voucher', {
    initial: initialVoucher(voucher, email),
    reduce: reduceVoucher,
    perform: effects(services),
    lasting: lastingVoucher,
    doneStages: ['awaitconfirm', 'success'],
  });
  useTypedEmail(state.form.email);
  return (
    <VoucherView
      state={state}
      send={send}
      loginHref={loginHref(state.form.email)}
      memberHref={destinations.member.href}
      onMember={() => void leave(destinations.member, 'voucher')}
    />
  );
}

const effects =
  ({ client }: Services): Effect<VoucherCommand, VoucherEvent> =>
  async (command, signal) =>
    command.type === 'redeem'
      ? {
          type: 'answered',
          result: await redeem(client, command.form, signal),
          time: steadyTime(),
        }
      : { type: 'productsReceived', asked: command.asked, result: await fetchProducts(client, signal) };
