import { digits } from '../kit/digits.ts';
import css from './code-field.css?inline';
import fieldCss from './field.css?inline';
import { Field, type FieldProps } from './field.tsx';
import { useSheet } from './sheet.ts';

/** The number of digits in a two-factor code. */
const CODE_LENGTH = 6;

type CodeFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'focused' | 'initial'> & {
  onInput: (code: string) => void;
};

/**
 * One input for the whole code, so that pasting, autofill and screen readers work (D7). A code that is pasted, or that the
 * system or a password manager fills in, is submitted at once.
 */
export function CodeField({ onInput, ...props }: CodeFieldProps) {
  useSheet(fieldCss);
  useSheet(css);
  return (
    <Field
      {...props}
      className="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      onInput={(value, input, edit) => {
        const code = digits(value, CODE_LENGTH);
        if (code !== value && !(edit as InputEvent | undefined)?.isComposing) {
          const caret = digits(value.slice(0, input.selectionStart ?? value.length), CODE_LENGTH).length;
          input.value = code;
          input.setSelectionRange(caret, caret);
        }
        onInput(code);
        if (code.length === CODE_LENGTH && edit && !isTyped(edit)) input.form?.requestSubmit();
      }}
    />
  );
}

/** Whether the person typed, composed, deleted or undid something. A password manager fires an event without these details. */
function isTyped({ type, data, inputType, isComposing }: Partial<InputEvent>): boolean | undefined {
  return (
    isComposing ||
    type === 'compositionend' ||
    data?.length === 1 ||
    /^(delete|history)/.test(inputType ?? '')
  );
}
