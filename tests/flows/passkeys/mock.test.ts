/* The built program `login-portal-mock --passkeys`. */
import { spawn } from 'node:child_process';
import { emailOf } from '../portal.ts';
import { createPasskey, expect, MEMBER, signOut, test as withPasskeys } from './passkey-test.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const test = withPasskeys.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  baseURL: async ({}, use) => {
    const options = ['server/dist/mock.js', '--passkeys', '--port', '0'];
    const mock = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    for await (const chunk of mock.stdout) {
      output += chunk;
      const url = /^Faults: (.*)\/mock$/m.exec(output)?.[1];
      if (!url) continue;
      await use(url);
      mock.kill();
    }
  },
});

test('a member of the mock creates a passkey and signs in with it (Chromium)', async ({ page, portal }) => {
  const device = await addAuthenticator(page);
  await createPasskey(portal, MEMBER);
  expect(await device.passkeys()).toHaveLength(1);
  await signOut(page);
  await portal.open();
  await expect(page).toHaveURL(MEMBER.area);
  await expect(page.getByText(emailOf(MEMBER.key))).toBeVisible();
});
