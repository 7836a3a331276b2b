window.dataLayer = window.dataLayer || [];
function gtag() {
  dataLayer.push(arguments);
}
gtag('consent', 'default', {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
});
document.addEventListener('portal-consent', () =>
  gtag('consent', 'update', { analytics_storage: 'granted' }),
);
document.addEventListener('portal-success', ({ detail }) =>
  dataLayer.push({ event: 'portal_success', portal_flow: detail.flow }),
);
