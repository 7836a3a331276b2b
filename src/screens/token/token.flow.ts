import type { Problem } from '../../api/problem.ts';
import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import type { TokenCheck } from './token.api.ts';

/** Specification, section 4 "Token page"; `unchecked` is a check that failed for another reason than the token (D50). */
export interface TokenState {
  stage: 'info' | 'success' | 'fail' | 'unchecked';
  busy: boolean;
  token: string;
  /** Why it could not be checked. */
  problem?: Problem | undefined;
}

export type TokenEvent =
  | { type: 'opened' }
  | { type: 'retried' }
  | { type: 'checked'; result: Result<TokenCheck, Problem> };

export type TokenCommand =
  | { type: 'check'; token: string }
  /** The address no longer holds the token (D9). */
  | { type: 'clearAddress' }
  | { type: 'proceed'; to: Destination; check: TokenCheck; token: string };

/** Where a token leads: a screen of ours, or a page of the site. */
export type Destination =
  | 'resetpw'
  | 'activate'
  | 'personaldata'
  | 'personalreports'
  | 'member'
  | 'registrationsuccess';

/** The token types and what they open (specification, section 2 "Token page"). */
const DESTINATIONS: Readonly<Record<string, Destination>> = {
  forgotpw: 'resetpw',
  activate: 'activate',
  pdaccess: 'personaldata',
  personalreports: 'personalreports',
  portalaccess: 'member',
  registration: 'registrationsuccess',
};

export const initialTokenCheck = (token: string): TokenState => ({ stage: 'info', busy: false, token });

export function reduceToken(state: TokenState, event: TokenEvent): Step<TokenState, TokenCommand> {
  switch (event.type) {
    case 'opened':
    case 'retried':
      if (state.busy) return { state };
      if (!state.token) return failed(state);
      return {
        state: { ...state, stage: 'info', busy: true, problem: undefined },
        command: { type: 'check', token: state.token },
      };
    case 'checked':
      return event.result.ok ? checked(state, event.result.value) : rejected(state, event.result.problem);
  }
}

function checked(state: TokenState, check: TokenCheck): Step<TokenState, TokenCommand> {
  const done: TokenState = { ...state, stage: 'success', busy: false };
  if (check.type === 'vouchernewreg') return { state: done, command: { type: 'clearAddress' } };
  const to = Object.hasOwn(DESTINATIONS, check.type) ? DESTINATIONS[check.type] : undefined;
  if (!to) return failed(state);
  // The response's token is the one to use from here on; the route's where it has none (D10).
  return { state: done, command: { type: 'proceed', to, check, token: check.token || state.token } };
}

/** Only a refusal says something about the token; otherwise it may be good, and the address keeps it (D50). */
const REFUSALS: ReadonlySet<Problem['kind']> = new Set(['refused', 'unauthorized', 'forbidden']);

function rejected(state: TokenState, problem: Problem): Step<TokenState, TokenCommand> {
  if (REFUSALS.has(problem.kind)) return failed(state);
  return { state: { ...state, stage: 'unchecked', busy: false, problem } };
}

function failed(state: TokenState): Step<TokenState, TokenCommand> {
  return { state: { ...state, stage: 'fail', busy: false }, command: { type: 'clearAddress' } };
}
