import 'login-portal/voucher-redeem';
import type {} from 'login-portal/solid';
import { createSignal } from 'solid-js';

export default function Voucher() {
  const [message, setMessage] = createSignal('');
  return (
    <>
      <h1>Voucher</h1>
      <voucher-redeem on:portal-error={(event) => setMessage(event.detail.message)} />
      <output>{message()}</output>
    </>
  );
}
