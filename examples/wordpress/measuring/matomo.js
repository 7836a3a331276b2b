window._paq = window._paq || [];
_paq.push(['requireConsent']);
_paq.push(['trackPageView']);
document.addEventListener('portal-consent', () => _paq.push(['setConsentGiven']));
document.addEventListener('portal-success', ({ detail }) =>
  _paq.push(['trackEvent', 'Portal', 'Success', detail.flow]),
);
