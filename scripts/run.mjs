import { spawnSync } from 'node:child_process';

/** One line about what the set-up does; it says nothing where there is nothing to do. */
export function say(line) {
  console.log(`set-up: ${line}`);
}

/** Runs a program to its end. Its output is kept back: only a failure is worth reading. */
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
 * Runs npm: the very one that started us, where one did, on the Node it runs on. That Node stays in place while
 * `npm ci` replaces node_modules, which the Node from our devDependency does not.
 */
export function npm(args, options) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js')) return run(node ?? process.execPath, [script, ...args], options);
  // On Windows npm is a .cmd file, which only a shell starts.
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}
