import 'login-portal/voucher-redeem';
import type { VoucherRedeemElement } from 'login-portal';
import { useEffect, useRef, useState } from 'react';

export function Voucher() {
  const element = useRef<VoucherRedeemElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => {
    const current = element.current;
    const show = ({ detail }: HTMLElementEventMap['portal-error']) => setMessage(detail.message);
    current?.addEventListener('portal-error', show);
    return () => current?.removeEventListener('portal-error', show);
  }, []);
  return (
    <>
      <voucher-redeem ref={element} />
      <output>{message}</output>
    </>
  );
}
