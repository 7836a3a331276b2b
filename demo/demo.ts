/* The script of the demo page: the theme picker and the playground. The elements also work without it. */

import { find } from './find.ts';
import { startPlayground } from './playground/playground.ts';
import { addThemePicker } from './theme-picker.ts';
import { createThemeSwitch } from './themes.ts';

const themeSwitch = createThemeSwitch(document);
addThemePicker(find('#themes'), themeSwitch);

// Switches the language in place. By default the page would reload.
document.addEventListener('portal-locale', (event) => event.preventDefault());

startPlayground(themeSwitch).catch(console.error);
