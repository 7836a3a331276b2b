/* The script of the demo page: the theme picker and the playground. The elements also work without it. */

import { find } from './find.ts';
import { startPlayground } from './playground/playground.ts';
import { addThemePicker } from './theme-picker.ts';

addThemePicker(find('#themes'));

// On a phone, the themes are at the end.
const phone = matchMedia('(width < 48rem)');
function placeThemes() {
  if (phone.matches) find('.colophon').prepend(find('#themes'));
  else find('.strip').append(find('#themes'));
}
phone.addEventListener('change', placeThemes);
placeThemes();

// Switches the language in place. By default the page would reload.
document.addEventListener('portal-locale', (event) => event.preventDefault());

startPlayground().catch(console.error);
