/**
 * `fails`: a screen does not work, or a secret is at risk. `warns`: something works, but not as well as it could. `reads`: the
 * portal understands an answer that differs from the description. `allowed`: accepted with `--allow`.
 */
export type Level = 'fails' | 'warns' | 'reads' | 'allowed';

export interface Finding {
  readonly level: Level;
  /** What breaks, such as “Login, buttons of single sign-on”. */
  readonly what: string;
  /** The call, and why. It contains no values of answers. */
  readonly why: string;
  /** What was sent, and what came back. */
  readonly evidence?: string;
}
