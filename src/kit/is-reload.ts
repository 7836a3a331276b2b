const typeOfVisit = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;

/** Whether the page was opened by a reload. */
export const isReload = (): boolean => typeOfVisit() === 'reload';

/** Whether the browser has opened the page again, as it was: by a reload, Back, Forward or with a closed tab. */
export const isReturn = (): boolean => isReload() || typeOfVisit() === 'back_forward';
