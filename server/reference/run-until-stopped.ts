import type { RunningServer } from './server.ts';

/** Runs the server of a program until the process is told to stop, which Node ignores if it is the first one of a container. */
export function runUntilStopped(server: RunningServer, fail: (error: unknown) => void): void {
  const stop = () => {
    // The handlers run once: a second signal ends the process immediately.
    server.close().catch(fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The program that reads the output, such as `head`, may end. The server goes on, because people must be able to sign in.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}
