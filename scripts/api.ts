/*
 * Writes docs/public-api.md, docs/api.md, docs/security.md and portal.config.schema.json: `npm run api`, after a change of the
 * declarations in elements/ or src/services/host-events.ts, of api/openapi.yaml, docs/security.yaml, or scripts/site/options.ts.
 */
import { writeFileSync } from 'node:fs';
import { writeJson } from './build/json.ts';
import { apiDocument } from './describe/calls/document.ts';
import { publicApiDocument } from './describe/elements/document.ts';
import { securityDocument } from './describe/security-document.ts';
import { siteSchema } from './site/schema.ts';

writeFileSync('docs/public-api.md', publicApiDocument);
writeFileSync('docs/api.md', apiDocument);
writeFileSync('docs/security.md', securityDocument);
writeJson('portal.config.schema.json', siteSchema);
console.log(
  'docs/public-api.md, docs/api.md, docs/security.md and portal.config.schema.json are written. Describe the change in CHANGELOG.md.',
);
