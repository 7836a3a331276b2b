/* The script of the demo page: the theme picker and the playground. The elements also work without it. */

import { find } from './find.ts';
import { startPlayground } from './playground/playground.ts';
import { addThemePicker } from './theme-picker.ts';

addThemePicker(find('#themes'));

// On a phone, the bar of the demo is at the end.
const phone = matchMedia('(width < 48rem)');
const placeStrip = () => find(phone.matches ? '.colophon' : '.masthead').before(find('.strip'));
phone.addEventListener('change', placeStrip);
placeStrip();

// Switches the language in place. By default the page would reload.
document.addEventListener('portal-locale', (event) => event.preventDefault());

startPlayground().catch(console.error);
