import { legible } from './code-text.ts';

/** The form of a code that people type, paste or have filled in. */
export interface CodeForm {
  /** The number of its characters. */
  length: number;
  /** The characters of the one complete code in a text, which can have easily confused ones that no code contains. */
  find(text: string): string | undefined;
  /** Whether a text is nothing but a code or a part of one. */
  isPlain(text: string): boolean;
  /** The allowed characters of a text. */
  characters(text: string): string;
  /** Characters that no code contains because they are easily confused. */
  confusable?: RegExp;
  /** Formats characters, with a hyphen between groups. */
  group(characters: string): string;
}

/** What a field contains after an edit. */
export interface Edited {
  text: string;
  caret: number;
  /** What was pasted, dropped or filled in. Nothing if the edit has typed or deleted. */
  inserted?: string | undefined;
  /** By a program. */
  isFilled?: boolean;
  isBackspace?: boolean;
}

/** Why characters are missing: they are easily confused and in no code, or the text is not clearly one code. */
export type CodeNote = 'confusable' | 'unclear';

export interface CodeState {
  text: string;
  caret: number;
  note?: CodeNote | undefined;
  /** `insert`: a code was pasted or dropped, or exactly a code was filled in (D103). `type`: its last character was typed at the end. */
  completed?: 'insert' | 'type' | false;
}

/**
 * What the field shows after an edit (D30, D95). A complete code replaces the text. A part of one is inserted if there is room
 * for it. Any other text has no effect.
 */
export function editCode(form: CodeForm, previous: string, edited: Edited): CodeState {
  const { text, caret, inserted, isFilled, isBackspace } = edited;
  const { length, characters, group } = form;
  const isComplete = (code: string) => characters(code).length === length;
  const isPlain = !inserted || form.isPlain(inserted);
  const found = inserted && form.find(inserted);
  const whole = characters(found || (isPlain && inserted) || '');
  if (whole.length === length) {
    const completed = (!isFilled || whole === inserted) && 'insert';
    return { text: group(whole), caret: group(whole).length, completed };
  }
  const isTooLong = characters(text).length > length && (inserted || isComplete(previous));
  if (isTooLong || !isPlain)
    return {
      text: previous,
      caret: Math.max(previous.length - text.length + caret, 0),
      note: (inserted && (found ? 'confusable' : 'unclear')) || undefined,
    };
  const code = group(characters(text).slice(0, length));
  const legibleText = legible(text);
  const isShortened = (legibleText.match(/[\p{L}\p{N}]/gu) ?? []).length > characters(text).length;
  const at = group(characters(text.slice(0, caret))).length;
  const isTyped = !inserted && code.length > previous.length && code.startsWith(previous);
  return {
    text: code,
    // Backspace would never get beyond a hyphen, which is there again.
    caret: code[at] === '-' && !isBackspace ? at + 1 : at,
    note: form.confusable?.test(legibleText) ? 'confusable' : (isShortened && 'unclear') || undefined,
    completed: isTyped && isComplete(code) && 'type',
  };
}
