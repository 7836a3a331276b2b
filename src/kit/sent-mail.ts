/** A form that has a mail sent. Its fields are apart from `sent`, because the person may type in them meanwhile. */
export interface SentMailState<Sent = { email: string }> {
  /** What the last request was about, which can be sent again. */
  sent: Sent;
  /** When the last one was sent, by `steadyTime`. */
  sentAt: number;
  /** The person has asked for it once more, and it was sent. */
  resent: boolean;
}

export const NOTHING_SENT = { sentAt: 0, resent: false };
