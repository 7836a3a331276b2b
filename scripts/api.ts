/*
 * Writes docs/public-api.md, docs/api.md and docs/security.md: `npm run api`, after a change of the declarations in elements/ or
 * src/services/host-events.ts, of api/openapi.yaml, or docs/security.yaml.
 */
import { writeFileSync } from 'node:fs';
import { apiDocument } from './describe/calls/document.ts';
import { publicApiDocument } from './describe/elements/document.ts';
import { securityDocument } from './describe/security-document.ts';

writeFileSync('docs/public-api.md', publicApiDocument);
writeFileSync('docs/api.md', apiDocument);
writeFileSync('docs/security.md', securityDocument);
console.log(
  'docs/public-api.md, docs/api.md and docs/security.md are written. Describe the change in CHANGELOG.md.',
);
