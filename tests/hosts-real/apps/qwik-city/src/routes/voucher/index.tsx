import { component$, useSignal, useVisibleTask$ } from '@builder.io/qwik';
import type { VoucherRedeemElement } from 'login-portal';
import type {} from 'login-portal/qwik';

export default component$(() => {
  const element = useSignal<VoucherRedeemElement>();
  const message = useSignal('');
  useVisibleTask$(async () => {
    element.value?.addEventListener('portal-error', ({ detail }) => {
      message.value = detail.message;
    });
    await import('login-portal/voucher-redeem');
  });
  return (
    <>
      <h1>Voucher</h1>
      <voucher-redeem ref={element} />
      <output>{message.value}</output>
    </>
  );
});
