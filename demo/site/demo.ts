/* The script of the site: how the elements are dressed, and the playground. Without it the elements work all the same. */

import { find } from './find.ts';
import { startPlayground } from './playground/playground.ts';
import { addThemePicker } from './theme-picker.ts';
import { createThemeSwitch } from './themes.ts';

const wardrobe = createThemeSwitch(document);
addThemePicker(find('#looks'), wardrobe);

// A chosen language is shown in place; otherwise the page would be loaded anew.
document.addEventListener('portal-locale', (event) => event.preventDefault());

startPlayground(wardrobe).catch(console.error);
