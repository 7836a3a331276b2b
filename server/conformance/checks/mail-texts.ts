/* The language and the letters of the emails that the server writes. */
import { checkToken, register } from '../calls.ts';
import type { Check, Context } from '../context.ts';
import { NAME, UNKNOWN, unknownEmail } from '../unknown.ts';
import { DEFAULT, membersOf, registrationForm } from './registration.ts';
import { NO_MAIL, needsMailbox } from './writing.ts';

/** UTF-8 that was read as another encoding, or letters that an encoding does not have. */
const BROKEN = /\bZo(?:Ã|\uFFFD|\?)/;

export const MAIL_TEXTS: readonly Check[] = [
  {
    what: 'Emails, language and letters',
    skip: needsMailbox,
    async run(context) {
      const { fails, warns, skips } = context;
      const members = await membersOf(context);
      if (!members?.defaultRegistration || members.captchaKey)
        return skips('registration is closed or asks for a captcha');
      const english = await registered(context, 'en');
      if (!english) return skips(NO_MAIL);
      const long = await registered(context, 'de', unknownEmail(true));
      const german = long ?? (await registered(context, 'de'));
      if (!german) return skips(NO_MAIL);
      if (!long)
        fails(`${german.call} sends no email to an address of ${unknownEmail(true).length} characters`);
      if (!english.words) return skips('only the links of the emails can be read');
      const broken = BROKEN.exec(`${english.words}${german.words}`);
      if (broken)
        fails(
          `${english.call} sends an email in which the name ${NAME.firstname} begins with "${broken[0]}": the letters have another encoding than the email says`,
        );
      if (english.refusal === german.refusal) return skips('the texts of the server are in one language');
      if (english.words === german.words)
        warns(
          `${german.call} sends the same email to a person who reads German, although refusals are in the language of the person`,
        );
    },
  },
];

/** Registers an address in a language. Returns what the email says, and the text of a refusal. */
async function registered(
  { newVisitor, exchange, succeeds, mailbox }: Context,
  language: string,
  email = unknownEmail(),
) {
  const visitor = await newVisitor({ 'Accept-Language': language });
  const { text: refusal } = await exchange(checkToken(UNKNOWN), visitor);
  const form = registrationForm({ email });
  const { call, outcome } = await succeeds(register(DEFAULT, form), visitor);
  const link = outcome === 'success' ? await mailbox?.newLink(email, new Set(), 'short') : undefined;
  if (!link) return undefined;
  return { call, refusal, words: await mailbox?.words(email) };
}
