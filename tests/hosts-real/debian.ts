import { installPackages } from '../../scripts/setup/apt.mjs';
import { run } from '../../scripts/setup/run.mjs';

/** Installs a program from the packages of Debian if it is missing. Returns its version, or `undefined`. */
export function installDebian(source: { debian: string; command: string[] }): string | undefined {
  const found = versionOf(source.command);
  return found ?? (installPackages([source.debian]) ? versionOf(source.command) : undefined);
}

function versionOf([program = '', ...args]: string[]): string | undefined {
  const { ok, output } = run(program, args);
  return ok ? /\d+(\.\d+)+/.exec(output)?.[0] : undefined;
}
