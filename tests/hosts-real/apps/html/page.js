const output = document.querySelector('output');

document.querySelector('voucher-redeem').addEventListener('portal-error', (event) => {
  output.value = event.detail.message;
});
