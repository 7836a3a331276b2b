/* Builds dist/: the outputs, the themes, the types, the editor data, compressed copies, the WordPress plugin. */
import { copyFileSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { compress } from '../standalone/compress.ts';
import { writeJson } from './build/json.ts';
import { buildOutputs } from './build/outputs.ts';
import { buildProgram } from './build/program.ts';
import { writeSecurity } from './build/security.ts';
import { VERSIONED_COPIES } from './build/versioned-file.ts';
import { zipPlugin } from './build/wordpress-plugin.ts';
import { accessibilityReport } from './describe/accessibility-document.ts';
import { siteSchema } from './describe/site-schema.ts';
import { writeNotices } from './release/notices/write.ts';

// Vite chooses the form of JSX by it, whatever the mode is.
process.env.NODE_ENV = 'production';
rmSync('dist', { recursive: true, force: true });

const modules = {
  ...(await buildOutputs()),
  ...(await buildProgram('standalone/main.ts', 'dist', 'bin/page.js')),
};
for (const folder of ['', 'compact/'])
  for (const [file, copy] of VERSIONED_COPIES) {
    copyFileSync(`dist/${folder}${file}`, `dist/${folder}${copy}`);
    modules[folder + copy] = modules[folder + file] ?? [];
  }
cpSync('LICENSE', 'dist/LICENSE');
writeNotices('dist', Object.values(modules).flat());
mkdirSync('.cache', { recursive: true });
// For the tests.
writeJson('.cache/modules.json', modules);

cpSync('themes', 'dist/themes', { recursive: true });
await import('./describe/elements/write.ts');
writeJson('dist/portal.config.schema.json', siteSchema);
writeFileSync('dist/accessibility.openacr.yaml', accessibilityReport);
writeSecurity('dist');
await compress(
  'dist',
  globSync(['**/*.{js,css,html,svg}', '**/{csp,integrity}.json'], {
    cwd: 'dist',
    // No web server delivers them.
    exclude: ['bin', 'fragments', 'modules'],
  }),
);
zipPlugin('dist');
