/* Writes docs/public-api.md: `npm run api`, after a change of the declarations in elements/ or src/services/host-events.ts. */
import { writeFileSync } from 'node:fs';
import { publicApiDocument } from './api/document.ts';

writeFileSync('docs/public-api.md', publicApiDocument);
console.log('docs/public-api.md is written. Describe the change in CHANGELOG.md.');
