import { nextTask } from '../../../browser/next-task.ts';

/** Called repeatedly during long work. Lets the browser handle input and paint if the current task has taken long enough. */
export type YieldToMain = () => Promise<void>;

/** Milliseconds: half a frame. */
const TASK_LENGTH = 8;

export function createYieldToMain(): YieldToMain {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < TASK_LENGTH) return;
    await nextTask();
    start = performance.now();
  };
}
