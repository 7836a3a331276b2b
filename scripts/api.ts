/* Writes docs/public-api.md: `npm run api`, after a change of what is declared in elements/ or src/host-events.ts. */
import { writeFileSync } from 'node:fs';
import { publicApiDocument, publicApiHash } from './api/document.ts';

writeFileSync('docs/public-api.md', publicApiDocument);
console.log(
  `docs/public-api.md is written. Say what changed in the CHANGELOG, and there: API \`${publicApiHash}\`.`,
);
