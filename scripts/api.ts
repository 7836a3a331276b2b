/*
 * Writes docs/public-api.md and docs/api.md: `npm run api`, after a change of the declarations in elements/ or
 * src/services/host-events.ts, or of api/openapi.yaml.
 */
import { writeFileSync } from 'node:fs';
import { publicApiDocument } from './api/document.ts';
import { apiDocument } from './calls/document.ts';

writeFileSync('docs/public-api.md', publicApiDocument);
writeFileSync('docs/api.md', apiDocument);
console.log('docs/public-api.md and docs/api.md are written. Describe the change in CHANGELOG.md.');
