const visit = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/** Whether the page was opened by a reload. */
export const isReload = (): boolean => visit()?.type === 'reload';

/** Whether the browser has opened the page again, as it was: by a reload, Back, Forward or with a closed tab. */
export const isReturn = (): boolean => isReload() || visit()?.type === 'back_forward';

/** Whether the browser had ended the page to save memory. Chromium has then lost the state of the history entry. */
export const wasDiscarded = (): boolean =>
  (document as Document & { wasDiscarded?: boolean }).wasDiscarded === true;

/** Whether a redirect has led from a history entry with one of these ids to the page. `false` if the browser does not tell. */
export const isRedirectedFrom = (entries: readonly string[]): boolean =>
  Boolean(visit()?.redirectCount) && entries.includes(globalThis.navigation?.activation?.from?.id ?? '');
