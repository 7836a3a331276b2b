import { build } from 'esbuild';

/** Bundles a module with the packages of the project, as the build of a site does. */
export async function bundle(contents: string, mode = 'production') {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return { code: outputFiles[0]?.text ?? '', files: Object.keys(metafile.inputs) };
}
