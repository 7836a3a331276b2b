import type en from '../../locales/en.json';

/** A text of ours: its key is the English source text, so that a typing error does not compile. */
export type MessageKey = keyof typeof en;

/** A text of ours, or words that came from outside and are shown as they are (D8). */
type PlainMessage = MessageKey | { verbatim: string };

/** How long a server wants to be left alone: `seconds` from its answer on, which is `until` then by our clock (D47). */
export interface Pause {
  seconds: number;
  until: number;
}

/** What a view shows; `why` is followed by the time of the next try. */
export type Message = PlainMessage | ({ why: PlainMessage } & Pause);

/** Values for the `{{name}}` places of a text. */
export type Parameters = Record<string, string | number>;

/** A flat map from the English source text to its translation (D15). */
export type Translations = Record<string, string>;
