import { createFileRoute } from '@tanstack/react-router';
import 'login-portal/voucher-redeem';
import type {} from 'login-portal/react';
import { portalEvents } from 'login-portal/react-events';
import { useState } from 'react';

export const Route = createFileRoute('/voucher')({ component: Voucher });

function Voucher() {
  const [message, setMessage] = useState('');
  return (
    <>
      <h1>Voucher</h1>
      <voucher-redeem ref={portalEvents({ 'portal-error': ({ detail }) => setMessage(detail.message) })} />
      <output>{message}</output>
    </>
  );
}
