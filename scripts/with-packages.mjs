/*
 * Every npm script is `node scripts/with-packages.mjs <command>`: installs the packages of npm if any is missing, and runs the
 * command with their Node. It must run on any Node before anything is installed, so it is plain JavaScript and only uses modules of
 * Node.
 */
import { spawn } from 'node:child_process';
import { ensurePackages } from './setup/packages.mjs';

try {
  ensurePackages();
  const [program, ...args] = process.argv.slice(2);
  const running = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  running.on('exit', (code) => process.exit(code ?? 1));
  // A terminal interrupts the program, too.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => running.kill());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
