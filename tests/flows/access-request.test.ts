import { linkIn, mailTo } from '../support/mail.ts';
import { expect, inLocale, test } from './localized.ts';
import { emailOf } from './portal.ts';
import { requestsOf } from './requests.ts';

const SENT = 'Your Request was sent successfully!';

const ROUTES = [
  {
    route: 'requestpdaccess',
    locale: 'en-US',
    kind: 'personaldata',
    title: 'Access to your personal data',
    subject: 'Your personal data',
  },
  {
    route: 'reportaccess',
    locale: 'de-DE',
    kind: 'personaldata',
    title: 'Access to your personal data',
    subject: 'Your personal data',
  },
  {
    route: 'requestpraccess',
    locale: 'en-US',
    kind: 'personalreports',
    title: 'Access to your personal reports',
    subject: 'Your personal reports',
  },
] as const;

for (const { route, locale, kind, title, subject } of ROUTES)
  inLocale(locale, () => {
    test(`${route} sends one request, and the mailed link opens ${kind}`, async ({
      page,
      portal,
      backend,
      translate,
    }) => {
      const posts = requestsOf(page, /^POST/);
      await portal.open(route);
      await expect(portal.title(title)).toBeVisible();
      const email = emailOf('memberWithPassword');
      await portal.submitEmail(email);
      await expect(page.getByRole('status').filter({ hasText: translate(SENT) })).toContainText(
        translate('Within a few moments, you will receive an email with further instructions.'),
      );
      await expect(portal.title(title)).toBeFocused();
      await expect(portal.email).toHaveCount(0);
      expect(posts).toEqual([`POST /api/v1/members/${kind} ${JSON.stringify({ email })}`]);
      const mail = await mailTo(backend, email);
      expect(mail.subject).toBe(translate(subject));
      await page.goto(linkIn(mail));
      await expect(page).toHaveURL(`/login/${kind}`);
    });
  });
