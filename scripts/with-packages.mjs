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
  // npm passes a signal on to the shell of its script only, which then leaves its programs alone.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || running.kill(), 500).unref();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
