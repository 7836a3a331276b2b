const TAGS = ['login-portal', 'voucher-redeem'];

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  vue: { compilerOptions: { isCustomElement: (tag) => TAGS.includes(tag) } },
});
