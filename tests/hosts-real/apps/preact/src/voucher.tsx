import 'login-portal/compact/voucher-redeem';
import type {} from 'login-portal/preact';
import { useState } from 'preact/hooks';

export function Voucher() {
  const [message, setMessage] = useState('');
  return (
    <>
      <h1>Voucher</h1>
      <voucher-redeem onportal-error={({ detail }) => setMessage(detail.message)} />
      <output>{message}</output>
    </>
  );
}
