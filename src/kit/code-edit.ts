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
  /** What was inserted, if the browser says so. */
  inserted?: string | undefined;
  /** `fill` replaces everything; `deleteBackward` and `deleteForward` insert nothing. */
  kind: 'type' | 'insert' | 'fill' | 'deleteBackward' | 'deleteForward';
}

/** Why characters are missing: no code contains them, or the inserted text is not clearly one code. */
export type CodeNote = 'confusable' | 'unclear';

export interface CodeState {
  text: string;
  /** The selection. */
  start: number;
  end: number;
  note?: CodeNote | undefined;
  /** The edit inserted a complete code. If a program did, it was nothing else (D103). */
  complete?: boolean;
}

/**
 * What the field shows after an edit (D30, D95). A complete code replaces the text. A part of one is inserted if there is room
 * for it. Any other text has no effect.
 */
export function editCode(form: CodeForm, previous: string, edited: Edited): CodeState {
  const { text, caret, kind } = edited;
  const { length, group } = form;
  const [start, fromEnd] = kind === 'fill' ? [0, 0] : unchanged(previous, text, caret);
  const added = text.slice(start, text.length - fromEnd);
  const inserted = edited.inserted ?? added;
  const isPlain = [...inserted].length < 2 || form.isPlain(inserted);
  const found = form.find(inserted);
  const code = form.characters(found ?? (isPlain ? inserted : ''));
  if (code.length === length)
    return { ...at(group(code), group(code).length), complete: kind !== 'fill' || inserted === code };

  let before = bare(text.slice(0, start));
  let after = bare(text.slice(text.length - fromEnd));
  if (kind === 'deleteBackward' || kind === 'deleteForward') {
    // The mask would restore a deleted hyphen, and the key would have no effect: delete the character next to it instead.
    if (text.length < previous.length && before + after === bare(previous)) {
      if (kind === 'deleteBackward') before = before.slice(0, -1);
      else after = after.slice(1);
    }
    return at(group(before + after), group(before).length);
  }

  const rest = { text: previous, start, end: Math.max(previous.length - fromEnd, start) };
  const room = length - before.length - after.length;
  const characters = form.characters(added);
  const isTyped = kind === 'type';
  if (!isPlain || (!isTyped && characters.length > room))
    return { ...rest, note: found ? 'confusable' : 'unclear' };

  const note = form.confusable?.test(legible(inserted)) ? 'confusable' : undefined;
  if (kind !== 'fill' && (!characters || room < 1)) return { ...rest, note };
  before += characters.slice(0, room);
  const next = group(before + after);
  const end = group(before).length;
  return { ...at(next, next[end] === '-' ? end + 1 : end), note };
}

export const at = (text: string, caret: number): CodeState => ({ text, start: caret, end: caret });

const bare = (text: string) => text.replaceAll('-', '');

/** Where the caret is after undo or redo. */
export function caretAfter(form: CodeForm, previous: string, text: string): number {
  const characters = bare(text);
  const [, fromEnd] = unchanged(bare(previous), characters, 0);
  return form.group(characters.slice(0, characters.length - fromEnd)).length;
}

/** How many characters at the start and at the end an edit has not changed. What it inserted ends at the caret. */
function unchanged(previous: string, text: string, caret: number): [start: number, end: number] {
  let end = 0;
  while (end < text.length - caret && end < previous.length && previous.at(-1 - end) === text.at(-1 - end))
    end += 1;
  let start = 0;
  const most = Math.min(previous.length, text.length) - end;
  while (start < most && previous[start] === text[start]) start += 1;
  return [start, end];
}
