import type en from '../../locales/en.json';

/** A text of the portal. The key is the English text, so that a typing error does not compile. */
export type MessageKey = keyof typeof en;

/** A text of the portal, or a text of the server, which only the server's own translations change (D8). */
type PlainMessage = MessageKey | { verbatim: string };

/** A text with values for its places. */
type MessageWithValues = { key: MessageKey; parameters: Parameters };

/**
 * What a view shows. `why` is the reason for a pause, whose length in `seconds` is added to the text. `wasLost` adds that an earlier
 * attempt may have worked.
 */
export type Message =
  | MessageKey
  | (TextOrPause & { reference?: string | undefined; wasLost?: boolean | undefined });

type TextOrPause = { verbatim: string } | MessageWithValues | { why: PlainMessage; seconds: number };

/** Values for the `{{name}}` placeholders of a text. */
export type Parameters = Record<string, string | number>;

/** A flat map from the English source text to its translation (D15). */
export type Translations = Record<string, string>;
