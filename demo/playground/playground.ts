import { find } from '../find.ts';
import { type ElementDescription, readAttributes, showInputs } from './attribute-form.ts';
import { logEvents } from './event-log.ts';
import { snippet } from './snippet.ts';

/** A form with the attributes of an element, the element, its events, and the HTML to paste. */
export async function startPlayground(): Promise<void> {
  const response = await fetch(`${import.meta.env.BASE_URL}custom-elements.json`);
  const { modules }: { modules: { declarations: ElementDescription[] }[] } = await response.json();
  const elements = modules.flatMap(({ declarations }) => declarations);
  const form = find<HTMLFormElement>('#controls');
  const container = find('#preview .container');
  let tag = 'forgot-password';

  /** Creates a new element each time, because some attributes only set an initial value. */
  function showElement(): void {
    const element = document.createElement(tag);
    for (const [name, value] of readAttributes(form)) element.setAttribute(name, value);
    container.toggleAttribute('data-whole', tag === 'login-portal');
    container.replaceChildren(element);
    showSnippet();
  }

  function showSnippet(): void {
    const theme = find<HTMLInputElement>('#themes :checked').value;
    find('#snippet').textContent = snippet(tag, readAttributes(form), theme, new URL('.', location.href));
  }

  logEvents(
    find('#preview'),
    find('#log'),
    elements.flatMap(({ events }) => events.map(({ name }) => name)),
  );
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'element') {
      tag = target.value;
      showInputs(form, elements, tag);
      find('#set-element').focus();
    }
    showElement();
  });
  // Enter in a text field fires a change event. There is nothing to submit.
  form.addEventListener('submit', (event) => event.preventDefault());
  find('#themes').addEventListener('change', showSnippet);
  find('#clear').addEventListener('click', () => find('#log').replaceChildren());
  find('#copy').addEventListener('click', copySnippet);
  // Both scroll, so keyboard users must be able to focus them.
  for (const region of [find('#preview'), find('#log')]) region.tabIndex = 0;
  showInputs(form, elements, tag);
  showElement();
}

/** Selects the text if scripts cannot use the clipboard. */
async function copySnippet(): Promise<void> {
  const source = find('#snippet');
  const status = find('#copied');
  // Cleared first, because screen readers only announce a change.
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(source.textContent);
    status.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(source);
    status.textContent = 'Not copied. The text is selected, so that you can copy it.';
  }
}
