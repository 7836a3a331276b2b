/* Writes docs/public-api.md and docs/theming.md: `npm run api`, after a change of what is declared in elements/ or src/services/host-events.ts. */
import { writeFileSync } from 'node:fs';
import { publicApiDocument, publicApiHash } from './api/document.ts';
import { themingPage } from './pictures/theming-page.ts';

writeFileSync('docs/public-api.md', publicApiDocument);
writeFileSync('docs/theming.md', themingPage);
console.log(
  `docs/public-api.md and docs/theming.md are written. Say what changed in the CHANGELOG, and there: API \`${publicApiHash}\`.`,
);
