import { sendKeys } from '@web/test-runner-commands';

/** Puts a text into the clipboard. */
export async function copy(text: string): Promise<void> {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await sendKeys({ press: 'Control+c' });
  source.remove();
}

/** Pastes a text at the selection of an input. */
export async function paste(input: HTMLInputElement, text: string): Promise<void> {
  const { selectionStart, selectionEnd } = input;
  await copy(text);
  input.focus();
  input.setSelectionRange(selectionStart, selectionEnd);
  await sendKeys({ press: 'Control+v' });
}
