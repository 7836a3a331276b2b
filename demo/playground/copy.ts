/** Makes a button copy the text of an element and announce the outcome. */
export function copyButton(button: HTMLButtonElement, source: Element, status: Element): void {
  button.addEventListener('click', async () => {
    const copied = await copy(source);
    // Cleared first, because screen readers only announce a change.
    status.textContent = '';
    await new Promise(requestAnimationFrame);
    status.textContent = copied ? 'Copied.' : 'Not copied. The text is selected, so that you can copy it.';
  });
}

/** Selects the text if scripts cannot use the clipboard. */
async function copy(source: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    return false;
  }
}
