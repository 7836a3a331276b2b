/**
 * Whether the first screen of an element is the one that it begins with. `<login-portal>` begins with the login screen, unless its
 * address names another one (src/app/navigation/router.ts), and it is not shown in a shadow root if it is rendered without one.
 */
export function opensLogin(element: HTMLElement): boolean {
  if (element.localName !== 'login-portal') return true;
  const attribute = (name: string) => element.getAttribute(name);
  if (attribute('rendering') === 'light') return false;
  const base = `/${attribute('base') ?? 'login'}/`.replace(/\/+/g, '/');
  const path = `${location.pathname}/`;
  return attribute('routing') === 'memory' || !path.startsWith(base) || path.length <= base.length + 1;
}
