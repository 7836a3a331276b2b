import { WIDGET_POLICY } from '../../demo/backend/http/content-security-policy.ts';
import { BUNDLE, expect, test, VOUCHER } from './site.ts';
import { ALL, chooseDark, REDEMPTION, REGISTRATION, useAll } from './actions.ts';

const module = (tag: string) => `<script type="module" src="/dist/elements/${tag}.js"></script>`;

/* The guard fails a test at the first violation that is reported. */
for (const [build, scripts] of Object.entries({
  'the one file': BUNDLE,
  'the modules': ['voucher-redeem', 'self-register', 'login-portal'].map(module).join(''),
})) {
  test(`a host's strict policy with Trusted Types has nothing to report: ${build}`, async ({
    host,
    page,
  }) => {
    host.kept.cookies.push('userpref');
    await host.open({
      head: scripts,
      body: ALL,
      headers: { 'Content-Security-Policy': WIDGET_POLICY },
    });
    await useAll(page);
    await chooseDark(page);
    expect(host.sent(`POST /api/v1/vouchers/${VOUCHER}/info`)).toEqual(REDEMPTION);
    expect(host.sent('POST /api/v1/members/registration')).toEqual(REGISTRATION);
  });
}
