/* Builds dist/: the outputs of each renderer, the themes, the types, the editor data, compressed copies, the WordPress plugin. */
import { copyFileSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../standalone/compress.ts';
import { writeJson } from './build/json.ts';
import { buildOutputs } from './build/outputs.ts';
import { buildProgram } from './build/program.ts';
import { RENDERERS } from './build/renderers.ts';
import { writeSecurity } from './build/security.ts';
import { VERSIONED_COPIES } from './build/versioned-file.ts';
import { zipPlugin } from './build/wordpress-plugin.ts';
import { accessibilityReport } from './describe/accessibility-document.ts';
import { siteSchema } from './describe/site-schema.ts';
import { type ModulesByFile, modulesBelow } from './release/notices/bundled.ts';
import { writeNotices } from './release/notices/write.ts';

// Vite chooses the form of JSX by it, whatever the mode is.
process.env.NODE_ENV = 'production';
rmSync('dist', { recursive: true, force: true });

/** By folder, for the tests. */
const modules: Record<string, ModulesByFile> = {};
for (const renderer of RENDERERS) {
  const { outDir } = renderer;
  modules[outDir] = await buildOutputs(renderer);
  for (const [file, copy] of VERSIONED_COPIES) {
    copyFileSync(join(outDir, file), join(outDir, copy));
    modules[outDir][copy] = modules[outDir][file] ?? [];
  }
  if (outDir === 'dist')
    Object.assign(modules[outDir], await buildProgram('standalone/main.ts', outDir, 'bin/page.js'));
  cpSync('LICENSE', `${outDir}/LICENSE`);
}
for (const { outDir } of RENDERERS) writeNotices(outDir, modulesBelow(outDir, modules));
mkdirSync('.cache', { recursive: true });
writeJson('.cache/modules.json', modules);

cpSync('themes', 'dist/themes', { recursive: true });
await import('./describe/elements/write.ts');
writeJson('dist/portal.config.schema.json', siteSchema);
writeFileSync('dist/accessibility.openacr.yaml', accessibilityReport);
for (const { outDir } of RENDERERS) writeSecurity(outDir);
await compress(
  'dist',
  globSync(['**/*.{js,css,html,svg}', '**/{csp,integrity}.json'], {
    cwd: 'dist',
    // No web server delivers them.
    exclude: ['bin', '**/fragments'],
  }),
);
zipPlugin('dist');
