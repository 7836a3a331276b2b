export type AuthenticationEvent =
  | 'signed-in-by-password'
  | 'signed-in-by-link'
  | 'signed-in-by-provider'
  | 'signed-in-by-passkey'
  | 'signed-out'
  | 'wrong-password'
  | 'wrong-code'
  | 'wrong-passkey'
  | 'too-many-attempts'
  | 'locked'
  | 'no-access'
  | 'code-mailed'
  | 'link-mailed'
  | 'password-changed'
  | 'passkey-created';

/** A line of the authentication log. It has no secret and nothing that was typed: people type passwords into other fields. */
export interface LogEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly event: AuthenticationEvent;
  /** `member 12`, if the account is known. */
  readonly account?: string;
  /** The address for rate limits. Missing if the mail was sent after the answer. */
  readonly client?: string;
}
