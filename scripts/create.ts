/*
 * `npm run create screen <name>` writes a screen with a title at the path `<name>`, in every file that knows of it. What then makes
 * it a form is in CONTRIBUTING.md.
 */
import { createScreen } from './create/screen.ts';

const [kind, name = ''] = process.argv.slice(2);
if (kind !== 'screen' || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Usage: npm run create screen <name>, such as contact-details');
  process.exit(1);
}
console.log(`${createScreen('.', name).join('\n')}\n`);
console.log('Translate its title in locales/, run `npm run api`, and link to the screen from another one.');
console.log(
  'After `npm run build`, update the transcript and the sizes: see CONTRIBUTING.md, “Adding a thing”.',
);
