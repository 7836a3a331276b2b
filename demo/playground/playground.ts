import { find } from '../find.ts';
import { builtJson } from './built-files.ts';
import { copyButton } from './copy.ts';
import { logEvents } from './event-log.ts';
import type { Manifest } from './manifest.ts';
import { type Settings, settingsForm } from './settings-form.ts';
import { policyAt, snippet, styleSheet } from './snippet.ts';

/** Starts the playground with the manifest and the policies of the build. */
export async function startPlayground(): Promise<void> {
  const { modules }: Manifest = await builtJson('custom-elements.json');
  const { widget } = await builtJson('csp.json');
  const elements = modules.flatMap(({ declarations }) => declarations);
  const settings: Settings = {
    tag: 'forgot-password',
    attributes: new Map(),
    part: '',
    properties: new Map(),
    width: 420,
    isCrossSite: false,
  };
  const preview = find('#preview');
  const container = document.createElement('div');
  container.className = 'container surface';
  preview.append(container);
  // Both scroll, so keyboard users must be able to focus them.
  for (const region of [preview, find('#log')]) region.tabIndex = 0;

  const currentElement = () => elements.find(({ tagName }) => tagName === settings.tag);

  /** The attributes with a value that the current element has. */
  function attributes(): Map<string, string> {
    const result = new Map<string, string>();
    for (const { name } of currentElement()?.attributes ?? []) {
      const value = settings.attributes.get(name);
      if (value) result.set(name, value);
    }
    return result;
  }

  /** Creates a new element each time, because some attributes only set an initial value. */
  function showElement(): void {
    const element = document.createElement(settings.tag);
    for (const [name, value] of attributes()) element.setAttribute(name, value);
    container.toggleAttribute('data-whole', settings.tag === 'login-portal');
    container.replaceChildren(element);
    setElement(element);
  }

  function showProperties(): void {
    for (const { name } of currentElement()?.cssProperties ?? [])
      container.style.setProperty(name, settings.properties.get(name) ?? '');
  }

  function showWidth(): void {
    container.style.setProperty('--container-width', `${settings.width}px`);
  }

  function showSnippet(): void {
    const { tag, properties, part } = settings;
    const theme = find<HTMLInputElement>('#themes :checked').value;
    const home = settings.isCrossSite ? location.origin : '';
    find('#snippet').textContent = snippet({
      tag,
      attributes: attributes(),
      theme,
      home,
      folder: new URL('.', location.href).pathname,
    });
    find('#style-sheet').textContent = styleSheet({ tag, properties, part });
    find('#policy').textContent = `Content-Security-Policy: ${policyAt(home, widget.policy)}`;
  }

  logEvents(preview, find('#log'), new Set(elements.flatMap(({ events }) => events.map(({ name }) => name))));
  const controls = find<HTMLFormElement>('#controls');
  const setElement = settingsForm(controls, elements, settings, container, (setting) => {
    if (setting === 'tag' || setting === 'attributes') showElement();
    if (setting === 'properties') showProperties();
    if (setting === 'width') showWidth();
    showSnippet();
  });
  find('#themes').addEventListener('change', showSnippet);
  find('#clear').addEventListener('click', () => find('#log').replaceChildren());
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]'))
    copyButton(button, find(`#${button.dataset.copies}`), find('#copied'));
  showElement();
  showWidth();
  showSnippet();
}
