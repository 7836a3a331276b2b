/** A button that copies the text of an element, and says whether it could. */
export function copyButton(button: HTMLButtonElement, source: Element, status: Element): void {
  button.addEventListener('click', async () => {
    const copied = await copy(source);
    // Said again for a second press: only a change is announced.
    status.textContent = '';
    await new Promise(requestAnimationFrame);
    status.textContent = copied ? 'Copied.' : 'Not copied: the text is selected, so copy it by hand.';
  });
}

/** Where the clipboard is closed to scripts, the text is selected for the person. */
async function copy(source: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    return false;
  }
}
