import type { Check } from '../context.ts';
import { ANSWERS } from './answers.ts';
import { ANTI_FORGERY } from './anti-forgery.ts';
import { CROSS_ORIGIN } from './cross-origin.ts';
import { LINKS } from './links.ts';
import { PAGE } from './page.ts';
import { SETTINGS } from './settings.ts';
import { SIGN_IN } from './sign-in.ts';
import { WRITING } from './writing.ts';

/** In this order: the first visit sets the cookies, and the last checks look at the answers of all others. */
export const CHECKS: readonly Check[] = [
  ...PAGE,
  ...SETTINGS,
  ...ANTI_FORGERY,
  ...SIGN_IN,
  ...LINKS,
  ...CROSS_ORIGIN,
  ...WRITING,
  ...ANSWERS,
];
