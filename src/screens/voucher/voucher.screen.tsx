import { useStore } from 'zustand';
import { createMachine } from '../../kit/machine.ts';
import {
  useOnRestore,
  useRememberedEmail,
  useReportSuccess,
  useReportToHost,
} from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.tsx';
import { fetchProducts, redeem } from './voucher.api.ts';
import { initialVoucher, reduceVoucher, type VoucherEvent } from './voucher.flow.ts';
import { VoucherView } from './voucher.view.tsx';

/** Specification, section 2 "Redeem Voucher". */
export function Screen() {
  const { route, client, keep, email, href, leave, destinations } = useServices();
  const machine = keep('voucher', () =>
    createMachine(
      initialVoucher(route.parameters.voucher ?? '', email),
      reduceVoucher,
      async (command, signal): Promise<VoucherEvent> =>
        command.type === 'redeem'
          ? { type: 'answered', sent: command.form, result: await redeem(client, command.form, signal) }
          : { type: 'productsCame', asked: command.asked, result: await fetchProducts(client, signal) },
    ),
  );
  const state = useStore(machine.store);

  useOnRestore(() => machine.send({ type: 'restored' }));
  useRememberedEmail(state.form.email);
  useReportToHost('voucher', state.stage, state.error);
  useReportSuccess('voucher', state.stage !== 'entry');

  return (
    <VoucherView
      state={state}
      send={machine.send}
      loginHref={href('')}
      memberHref={destinations.member.href}
      onMember={() => void leave(destinations.member, 'voucher')}
    />
  );
}
