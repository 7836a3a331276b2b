const widget = document.querySelector('voucher-redeem');
const theme = document.querySelector('select');
const output = document.querySelector('output');

theme.addEventListener('change', () => {
  widget.theme = theme.value;
});
widget.addEventListener('portal-error', (event) => {
  output.value = event.detail.message;
});
