document.querySelector('voucher-redeem')?.addEventListener('portal-error', (event) => {
  document.querySelector('output').value = event.detail.message;
});
