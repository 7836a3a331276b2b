import { find, findAll } from './shadow.ts';
import { waitFor } from './timing.ts';

/** Opens the language menu and returns its items. */
export async function openLanguageMenu(element: Element): Promise<HTMLElement[]> {
  find(element, '[aria-haspopup=menu]').click();
  await waitFor(() => findAll(element, '[role=menuitemradio]').length > 0);
  return findAll(element, '[role=menuitemradio]');
}

export async function chooseLanguage(element: Element, locale: string): Promise<void> {
  await openLanguageMenu(element);
  find(element, `[role=menuitemradio][lang=${locale}]`).click();
}
