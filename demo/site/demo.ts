/* The script of the site: how the elements are dressed, and the playground. Without it the elements work all the same. */

import { find } from './find.ts';
import { addLookPicker } from './look-picker.ts';
import { createWardrobe } from './looks.ts';
import { startPlayground } from './playground/playground.ts';

const wardrobe = createWardrobe(document);
addLookPicker(find('#looks'), wardrobe);

// A chosen language is shown in place; otherwise the page would be loaded anew.
document.addEventListener('portal-locale', (event) => event.preventDefault());

startPlayground(wardrobe).catch(console.error);
