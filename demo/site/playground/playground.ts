import { find } from '../find.ts';
import type { ThemeSwitch } from '../themes.ts';
import { builtJson } from './built-files.ts';
import { copyButton } from './copy.ts';
import { logEvents } from './event-log.ts';
import { readManifest } from './manifest.ts';
import { type Settings, settingsForm } from './settings-form.ts';
import { policyAt, snippet } from './snippet.ts';

/** Fills the playground of the page from what the build says of its elements. */
export async function startPlayground(wardrobe: ThemeSwitch): Promise<void> {
  const [elements, hashes, policies] = await Promise.all([
    builtJson('custom-elements.json').then(readManifest),
    builtJson('integrity.json'),
    builtJson('csp.json'),
  ]);
  const settings: Settings = {
    tag: 'forgot-password',
    attributes: new Map(),
    look: wardrobe.current(),
    width: 420,
    isElsewhere: false,
  };
  const stage = find('#stage');
  const holder = document.createElement('div');
  holder.className = 'holder desk';
  stage.append(holder);
  // Both scroll, so the keyboard has to get there.
  for (const place of [stage, find('#log')]) place.tabIndex = 0;

  /** What was set of what this element has. */
  function attributes(): Map<string, string | true> {
    const set = new Map<string, string | true>();
    for (const { name } of elements.find(({ tag }) => tag === settings.tag)?.attributes ?? []) {
      const setting = settings.attributes.get(name);
      if (setting !== undefined) set.set(name, setting);
    }
    return set;
  }

  /** A new element each time: some attributes only say how it begins. */
  function showElement(): void {
    const element = document.createElement(settings.tag);
    for (const [name, value] of attributes()) element.setAttribute(name, value === true ? '' : value);
    holder.toggleAttribute('data-whole', settings.tag === 'login-portal');
    holder.replaceChildren(element);
  }

  function showWidth(): void {
    holder.style.setProperty('--holder', `${settings.width}px`);
  }

  function showSnippet(): void {
    const home = settings.isElsewhere ? location.origin : '';
    find('#snippet').textContent = snippet({
      tag: settings.tag,
      attributes: attributes(),
      look: settings.look,
      home,
      integrity: hashes['login-portal.js'],
    });
    find('#policy').textContent = `Content-Security-Policy: ${policyAt(home, policies.widget.policy)}`;
  }

  logEvents(stage, find('#log'), new Set(elements.flatMap(({ events }) => events)));
  const { showLook } = settingsForm(find<HTMLFormElement>('#controls'), elements, settings, (what) => {
    if (what === 'tag' || what === 'attributes') showElement();
    if (what === 'width') showWidth();
    if (what === 'look') wardrobe.set(settings.look);
    showSnippet();
  });
  wardrobe.onChange(() => {
    settings.look = wardrobe.current();
    showLook();
    showSnippet();
  });

  find('#clear').addEventListener('click', () => find('#log').replaceChildren());
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]'))
    copyButton(button, find(`#${button.dataset.copies}`), find('#copied'));
  showElement();
  showWidth();
  showSnippet();
}
