/* Writes docs/api.md, the second half of `npm run api`: after a change of api/openapi.yaml. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from './describe/document.ts';

writeFileSync(join(import.meta.dirname, '../docs/api.md'), apiDocument);
