/*
 * Writes docs/elements.md, docs/security.md and docs/accessibility.md: `npm run api`, after a change of the declarations in
 * elements/ or src/services/host-events.ts, of docs/security.yaml or docs/accessibility.yaml.
 */
import { writeFileSync } from 'node:fs';
import { accessibilityDocument } from './describe/accessibility-document.ts';
import { elementsDocument } from './describe/elements/document.ts';
import { securityDocument } from './describe/security-document.ts';

writeFileSync('docs/elements.md', elementsDocument);
writeFileSync('docs/security.md', securityDocument);
writeFileSync('docs/accessibility.md', accessibilityDocument);
console.log('The documents are written. Describe the change in CHANGELOG.md.');
