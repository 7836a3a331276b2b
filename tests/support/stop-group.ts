import type { ChildProcess } from 'node:child_process';

/** Ends a program, which was started with `detached`, and all that it has started itself, such as workers. */
export function stopGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid);
  } catch {
    // It has ended.
  }
}
