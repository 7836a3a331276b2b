import type en from '../../locales/en.json';

/** A text of ours: its key is the English source text, so that a typing error does not compile. */
export type MessageKey = keyof typeof en;

/** What a view shows: a text of ours, or words that came from outside and are shown as they are (D8). */
export type Message = MessageKey | { verbatim: string };

/** Values for the `{{name}}` places of a text. */
export type Parameters = Record<string, string | number>;

/** A flat map from the English source text to its translation (D15). */
export type Translations = Record<string, string>;
