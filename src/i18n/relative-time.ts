import { intlLocale, type Locale } from './locale.ts';

/** "in 2 minutes", in the given language. Rounded up, so that it is not too early. */
export function relativeTime(locale: Locale, seconds: number): string {
  const [unit, length] =
    seconds < 60
      ? (['second', 1] as const)
      : seconds < 3600
        ? (['minute', 60] as const)
        : (['hour', 3600] as const);
  return new Intl.RelativeTimeFormat(intlLocale(locale)).format(Math.ceil(seconds / length), unit);
}
