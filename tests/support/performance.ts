/** Returns a function that gives the longest task since its last call; browsers report tasks over 50 ms. */
export function measureLongTasks(): () => Promise<number> {
  let tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  return async () => {
    // Browsers report tasks when they are idle.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const longest = Math.max(0, ...tasks, ...observer.takeRecords().map(({ duration }) => duration));
    tasks = [];
    return longest;
  };
}
