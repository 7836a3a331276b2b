import { attempt } from '../kit/attempt.ts';
import { intlLocale, type Locale } from './locale.ts';

/** The locale with the person's region, if the browser knows it: 10 Jan 2024 and Jan 10, 2024 are both English. */
export function regionalLocale(locale: Locale): string {
  const preferred = navigator.languages?.find((tag) => tag.startsWith(`${locale}-`) && isTag(tag));
  return preferred ?? intlLocale(locale);
}

/** Some browsers pass on what a person or the system has set, such as `de-DE@euro`, and `Intl` throws. */
const isTag = (tag: string) => attempt(() => Intl.getCanonicalLocales(tag)) !== undefined;

/** The time of day in the format of the person's region. `time` is in milliseconds since 1970. */
export const formatTime = (locale: Locale, time: number): string =>
  new Intl.DateTimeFormat(regionalLocale(locale), { timeStyle: 'short' }).format(time);
