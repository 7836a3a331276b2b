import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run, say } from './run.mjs';

/** Exit code 101 tells the packages of Debian that no service may be started. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Whether packages can be installed: this is root on a system with apt. */
export const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isUpdated = false;

/**
 * Installs packages of Debian or Ubuntu without starting their services. Returns whether they are installed, `false` if packages
 * cannot be installed here.
 */
export function installPackages(packages) {
  if (packages.length === 0) return true;
  if (!hasApt) return false;
  const names = packages.join(' ');
  say(`installing packages (apt-get install ${names}) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isUpdated) run('apt-get', ['update'], { env, seconds: 180 });
  isUpdated = true;
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, seconds: 600 })
      .ok;
  } finally {
    if (!hasPolicy) rmSync(POLICY);
  }
}
