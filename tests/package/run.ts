import { type ExecFileOptions, execFile } from 'node:child_process';

/** Runs a program next to others. */
export const run = (program: string, args: string[], options: ExecFileOptions = {}) =>
  new Promise<{ ok: boolean; output: string }>((resolve) =>
    execFile(program, args, { ...options, encoding: 'utf8' }, (error, stdout, stderr) =>
      resolve({ ok: !error, output: `${stdout}${stderr}`.trim() }),
    ),
  );
