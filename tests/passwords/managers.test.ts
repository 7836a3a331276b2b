/* The browsers' own password managers: what they fill in and what they offer to save. Runs in Chromium and Firefox. */
import { emailOf } from '../flows/portal.ts';
import { codeIn, linkIn, mailTo } from '../support/mail.ts';
import { expect, test } from './manager-test.ts';

const SAVED = 'what-the-manager-knows-9';
const NEW = 'harbour-violin-6419-Slate';

const EMAIL = emailOf('adminWithCode');

for (const rendering of ['shadow', 'light'] as const)
  test.describe(`rendering="${rendering}"`, () => {
    test.use({ rendering });

    test('a saved user name is found on the first stage', async ({ manager, visitor, backend, engine }) => {
      await manager.add(backend.url, { email: EMAIL, password: SAVED });
      await visitor.open();
      // Chromium fills it in only if the person chooses it from a menu, which is not part of the page.
      const isFound = () =>
        engine === 'firefox' ? visitor.ask('isAutofilled', 'Email address') : manager.findsUserName?.();
      await expect.poll(isFound).toBe(true);
    });

    test('a saved password is filled in', async ({ manager, visitor, backend }) => {
      await manager.add(backend.url, { email: EMAIL, password: SAVED });
      await visitor.open();
      await visitor.enter('email', EMAIL);
      await expect.poll(() => visitor.ask('isAutofilled', 'Password')).toBe(true);
      // Chromium hides the password from the page until the person has done something.
      await visitor.clickField('Password');
      expect(await visitor.ask('fieldValue', 'Password')).toBe(SAVED);
    });

    test('saving is offered after the password', async ({ manager, visitor }) => {
      await visitor.signIn('adminWithoutCode');
      await visitor.isAt('/admin');
      await expect.poll(manager.offer).toEqual({ action: 'save', hasUserName: true });
    });

    test('saving is offered after the code', async ({ manager, visitor, backend }) => {
      await visitor.signIn('adminWithCode');
      await visitor.enter('code', codeIn(await mailTo(backend, EMAIL)));
      await visitor.isAt('/admin');
      await expect.poll(manager.offer).toEqual({ action: 'save', hasUserName: true });
    });

    test('an update is offered after a reset by mail', async ({ manager, visitor, backend }) => {
      const email = emailOf('adminWithoutCode');
      await manager.add(backend.url, { email, password: SAVED });
      await visitor.open('forgotpw?cat=user');
      await visitor.enter('email', email);
      await visitor.open(linkIn(await mailTo(backend, email)));
      await visitor.complete('newPassword', NEW, NEW);
      await expect.poll(manager.offer).toEqual({ action: 'update', hasUserName: true });
    });

    test('a password that is set by mail is saved with the address', async ({
      manager,
      visitor,
      backend,
    }) => {
      const email = emailOf('memberNotActivated');
      await visitor.open('forgotpw?cat=member');
      await visitor.enter('email', email);
      await visitor.open(linkIn(await mailTo(backend, email)));
      await visitor.complete('newPassword', NEW, NEW);
      await expect.poll(manager.offer).toEqual({ action: 'save', hasUserName: true });
    });
  });
