/* What something costs the page in time. */

/** The longest task of the page since the last time; the browser counts those over 50 ms. */
export function watchTasks(): () => Promise<number> {
  let tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  return async () => {
    // Told with the next idle time.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const longest = Math.max(0, ...tasks, ...observer.takeRecords().map(({ duration }) => duration));
    tasks = [];
    return longest;
  };
}

/** The moment at which so many articles have come into the element. */
export function momentOf(element: Element, count: number): Promise<number> {
  let seen = 0;
  const articles = (node: Node) =>
    node instanceof Element
      ? Number(node.localName === 'article') + node.querySelectorAll('article').length
      : 0;
  return new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) seen += articles(node);
      if (seen < count) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true });
  });
}
