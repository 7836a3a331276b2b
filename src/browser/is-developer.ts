/** Whether the page is on the machine of its author, who gets more hints than a visitor. */
export const isDeveloper = (): boolean =>
  /(^|\.)localhost$|^127\.|^\[::1\]$/.test(globalThis.location?.hostname);
