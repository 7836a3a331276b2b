/*
 * Writes docs/public-api.md, docs/api.md and portal.config.schema.json: `npm run api`, after a change of the declarations in
 * elements/ or src/services/host-events.ts, of api/openapi.yaml, or of scripts/site/options.ts.
 */
import { writeFileSync } from 'node:fs';
import { publicApiDocument } from './api/document.ts';
import { apiDocument } from './calls/document.ts';
import { writeJson } from './json.ts';
import { siteSchema } from './site/schema.ts';

writeFileSync('docs/public-api.md', publicApiDocument);
writeFileSync('docs/api.md', apiDocument);
writeJson('portal.config.schema.json', siteSchema);
console.log(
  'docs/public-api.md, docs/api.md and portal.config.schema.json are written. Describe the change in CHANGELOG.md.',
);
