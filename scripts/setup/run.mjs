import { spawnSync } from 'node:child_process';

/** Runs a program and returns its output, which is only printed if it fails. */
export function run(program, args, { seconds, ...options } = {}) {
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...(seconds && { timeout: seconds * 1000 }),
    ...options,
  });
  const reason = result.error ? `${result.error.message}\n` : '';
  return { ok: result.status === 0, output: `${reason}${result.stdout ?? ''}${result.stderr ?? ''}`.trim() };
}

/**
 * Runs npm. If npm started this script, the same npm and the same Node are used: `npm ci` replaces the Node in node_modules
 * while it runs.
 */
export function npm(args, options) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js')) return run(node ?? process.execPath, [script, ...args], options);
  // On Windows npm is a .cmd file, which needs a shell.
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}
