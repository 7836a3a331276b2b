/* The script of the demo page: the theme picker and the playground. The elements also work without it. */

import { find } from './find.ts';
import { startPlayground } from './playground/playground.ts';
import { addThemePicker } from './theme-picker.ts';

addThemePicker(find('#themes'));

// Switches the language in place. By default the page would reload.
document.addEventListener('portal-locale', (event) => event.preventDefault());

startPlayground().catch(console.error);
