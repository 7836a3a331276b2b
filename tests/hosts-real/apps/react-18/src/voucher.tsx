import 'login-portal/voucher-redeem';
import type {} from 'login-portal/react';
import { portalEvents } from 'login-portal/react-events';
import { useState } from 'react';

export function Voucher() {
  const [message, setMessage] = useState('');
  return (
    <>
      <voucher-redeem ref={portalEvents({ 'portal-error': ({ detail }) => setMessage(detail.message) })} />
      <output>{message}</output>
    </>
  );
}
