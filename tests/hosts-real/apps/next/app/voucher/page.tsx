'use client';

import 'login-portal/voucher-redeem';
import type {} from 'login-portal/react';
import { useState } from 'react';

export default function Voucher() {
  const [message, setMessage] = useState('');
  return (
    <>
      <h1>Voucher</h1>
      <voucher-redeem onportal-error={(event) => setMessage(event.detail.message)} />
      <output>{message}</output>
    </>
  );
}
