/* How long tasks and rendering take. */

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

/** The time at which the element has rendered this number of articles. */
export function timeOfArticles(element: Element, count: number): Promise<number> {
  let rendered = 0;
  const articlesIn = (node: Node) =>
    node instanceof Element
      ? Number(node.localName === 'article') + node.querySelectorAll('article').length
      : 0;
  return new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) rendered += articlesIn(node);
      if (rendered < count) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true });
  });
}
