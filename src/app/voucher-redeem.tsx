import { Screen } from '../screens/voucher/voucher.screen.tsx';
import type { Config } from './config.ts';
import type { Host } from './root.tsx';
import { Widget } from './widget.tsx';

const voucherOf = ({ voucher }: Config) => ({ voucher });

/** `<voucher-redeem voucher>`: the one screen, in somebody else's page. */
export function VoucherRedeem({ host }: { host: Host }) {
  return <Widget host={host} Screen={Screen} parameters={voucherOf} />;
}
