import type { FieldError } from '../../form/field-error.ts';
import { failure, type Result } from '../../kit/result.ts';
import type { Mounted } from '../element/mounted.ts';
import type { CaptchaProblem, CaptchaWidget } from './adapter.ts';
import { BLOCKED } from './recaptcha.ts';

export const ERRORS: Record<CaptchaProblem, FieldError<'captcha'>> = {
  unsolved: { field: 'captcha', message: 'Please complete the spam protection check.' },
  expired: { field: 'captcha', message: 'The spam protection check has expired. Please repeat it.' },
  unreachable: { field: 'captcha', ...BLOCKED },
};

export type ShownCaptcha = Pick<CaptchaWidget, 'token'>;

/** The captchas that are shown, by their elements. */
export const widgets = new WeakMap<Mounted, ShownCaptcha>();

/** A token of the captcha that the form of an element shows, or why there is none. */
export async function widgetToken(mounted: Mounted): Promise<Result<string, FieldError<'captcha'>>> {
  const result = await widgets.get(mounted)?.token();
  return result?.ok ? result : failure(ERRORS[result?.problem ?? 'unreachable']);
}
