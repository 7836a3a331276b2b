document.addEventListener('portal-error', (event) => {
  document.querySelector('output').value = event.detail.message;
});

document.addEventListener('htmx:before:history:restore', (event) => {
  const isPortal = document.querySelector('login-portal') && location.pathname.startsWith('/login/');
  if (isPortal) event.preventDefault();
});
