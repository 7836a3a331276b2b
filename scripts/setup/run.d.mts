import type { SpawnSyncOptions } from 'node:child_process';

interface Result {
  ok: boolean;
  output: string;
}

type Options = SpawnSyncOptions & { seconds?: number };

export function say(line: string): void;
export function run(program: string, args: readonly string[], options?: Options): Result;
export function npm(args: readonly string[], options?: Options): Result;
