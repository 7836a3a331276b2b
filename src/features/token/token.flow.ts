import { CHECK, type TokenCheck, type TokenType } from '../../contract/calls/token.api.ts';
import { INVALID_LINK } from '../../contract/invalid-link.ts';
import { type Problem, problemError } from '../../contract/problem.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { Crashed, Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';

export interface TokenState {
  /** `unchecked`: the check failed for a reason other than the token, which may be valid (D50). */
  stage: 'info' | 'success' | 'fail' | 'unchecked';
  busy: boolean;
  token: string;
  /** The link has been checked once more without what a mail may have added. */
  mended: boolean;
  error: FieldError | undefined;
  /** The address that the link has confirmed, empty if the server does not name it. The screen then stays (D11). */
  confirmed?: string;
}

export type TokenEvent =
  | { type: 'opened' }
  | { type: 'retried' }
  | { type: 'checked'; result: Result<TokenCheck, Problem> }
  | { type: 'restored' }
  | Crashed;

export type TokenCommand =
  | { type: 'check'; token: string }
  /** Removes the token from the address. */
  | { type: 'clearAddress' }
  | { type: 'proceed'; to: Destination; check: TokenCheck; token: string };

/** A screen, or another page of the site. */
type Destination =
  | 'resetpw'
  | 'activate'
  | 'personaldata'
  | 'personalreports'
  | 'member'
  | 'registrationsuccess';

/** By type of token. The screen stays after one of the type `vouchernewreg`. */
const DESTINATIONS: Readonly<Record<Exclude<TokenType, 'vouchernewreg'>, Destination>> = {
  forgotpw: 'resetpw',
  activate: 'activate',
  pdaccess: 'personaldata',
  personalreports: 'personalreports',
  portalaccess: 'member',
  registration: 'registrationsuccess',
};

const isKnown = (type: string): type is keyof typeof DESTINATIONS => Object.hasOwn(DESTINATIONS, type);

export const initialTokenCheck = (token: string): TokenState => ({
  stage: 'info',
  busy: false,
  token,
  mended: false,
  error: undefined,
});

export function reduceToken(state: TokenState, event: TokenEvent): Step<TokenState, TokenCommand> {
  switch (event.type) {
    case 'opened':
    case 'retried':
      return state.busy ? { state } : checking(state);
    case 'restored':
      return state.busy ? checking(state) : { state };
    case 'checked':
      return event.result.ok ? checked(state, event.result.value) : rejected(state, event.result.problem);
    case 'crashed':
      // A link that is refused stays refused, also if the address cannot be changed.
      return state.stage === 'fail' ? { state } : rejected(state, { kind: 'internal' });
  }
}

function checking(state: TokenState): Step<TokenState, TokenCommand> {
  if (!state.token) return failed(state);
  return {
    state: { ...state, stage: 'info', busy: true, error: undefined },
    command: { type: 'check', token: state.token },
  };
}

function checked(state: TokenState, check: TokenCheck): Step<TokenState, TokenCommand> {
  const done: TokenState = { ...state, stage: 'success', busy: false };
  if (check.type === 'vouchernewreg')
    return { state: { ...done, confirmed: check.email ?? '' }, command: { type: 'clearAddress' } };
  if (!isKnown(check.type)) return failed(state, { kind: 'unexpected', call: CHECK });
  const to = DESTINATIONS[check.type];
  // A token in the response replaces the one of the address (D10).
  return { state: done, command: { type: 'proceed', to, check, token: check.token || state.token } };
}

/** Problems that mean that the token is invalid. After any other problem, the token stays in the address. */
const REFUSALS: ReadonlySet<Problem['kind']> = new Set(['refused', 'unauthorized', 'forbidden']);

function rejected(state: TokenState, problem: Problem): Step<TokenState, TokenCommand> {
  if (REFUSALS.has(problem.kind)) {
    const token = withoutSoftBreaks(withoutEnd(state.token));
    const isOther = token !== '' && token !== state.token;
    return isOther && !state.mended ? checking({ ...state, token, mended: true }) : failed(state, problem);
  }
  return {
    state: { ...state, stage: 'unchecked', busy: false, error: problemError(problem) },
  };
}

function failed(state: TokenState, problem?: Problem): Step<TokenState, TokenCommand> {
  const error = problem ? problemError(problem, INVALID_LINK) : { message: INVALID_LINK };
  return {
    state: { ...state, stage: 'fail', busy: false, error },
    command: { type: 'clearAddress' },
  };
}

/**
 * A token without what a mail program or a sentence has added to its link (D87): what begins with a character that no token has, and
 * punctuation. Tokens can end in `-`, `_`, `=`, `+` or `~`, so these go only if nothing else was added.
 */
function withoutEnd(token: string): string {
  const inLink = token.replace(/[?&#<>"].*/su, '').replace(/[^\p{L}\p{N}_=+~-]+$/u, '');
  return inLink === token ? token.replace(/[\p{P}\p{S}]+$/u, '') : inLink;
}

/** A mail that is shown undecoded has "=" where it breaks a line (D87). Tokens have it at their end only. */
const withoutSoftBreaks = (token: string) => token.replace(/=(?=[\p{L}\p{N}_-])/gu, '');
