/** What the screen that announces a mail knows about it. */
export interface SentMailState {
  /** When the last one was sent, in milliseconds since 1970. */
  sentAt: number;
  /** The person has asked for it once more, and it was sent. */
  resent: boolean;
}

export const NOTHING_SENT: SentMailState = { sentAt: 0, resent: false };
