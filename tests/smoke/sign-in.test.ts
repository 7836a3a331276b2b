import { emailOf, passwordOf } from '../flows/portal.ts';
import { codeIn, linkIn, mailTo } from '../support/mail.ts';
import { SCREENS } from '../support/screens.ts';
import { SAMPLE } from '../support/tags.ts';
import { test } from './smoke-test.ts';

const NEW = 'harbour-violin-6419-Slate';

test('an admin signs in with password and mailed code', { tag: SAMPLE }, async ({ visitor, backend }) => {
  await visitor.signIn('adminWithCode');
  await visitor.sees('digit code to');
  await visitor.enter('code', codeIn(await mailTo(backend, emailOf('adminWithCode'))));
  await visitor.isAt('/admin');
  await visitor.sees('You are logged in as Ingrid Solberg');
});

test('somebody with both accounts chooses one and corrects the password', async ({ visitor }) => {
  await visitor.open();
  await visitor.enter('email', emailOf('both'));
  await visitor.click('Member See your results and details');
  await visitor.enter('password', 'wrong');
  await visitor.sees("The email address or password isn't right. Please try again.");
  await visitor.enter('password', passwordOf('both'));
  await visitor.isAt('/member');
});

test('a member without a password is sent a link', async ({ visitor }) => {
  await visitor.open();
  await visitor.enter('email', emailOf('memberWithoutPassword'));
  await visitor.sees('Please check your inbox');
});

test('a forgotten password is replaced with the mailed link', async ({ visitor, backend }) => {
  const email = emailOf('adminWithoutCode');
  await visitor.open();
  await visitor.enter('email', email);
  // Both stages have the link, at different positions.
  await visitor.sees('Log in');
  await visitor.click('Forgot password?');
  await visitor.click('Submit');
  await visitor.sees(SCREENS.mailRequest.done ?? '');
  await visitor.open(linkIn(await mailTo(backend, email)));
  await visitor.isAt('/login/resetpw');
  await visitor.fill('New password', NEW);
  await visitor.sees('Strong');
  await visitor.complete('newPassword', NEW, NEW);
  await visitor.click('Back to Login');
  await visitor.enter('email', email);
  await visitor.enter('password', NEW);
  await visitor.isAt('/admin');
});
