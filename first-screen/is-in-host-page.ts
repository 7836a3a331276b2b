/**
 * Whether `<login-portal>` begins with the login screen and leaves the address alone, as `ownsAddress` in src/app/element/config.ts says.
 * Otherwise its first screen depends on the address. Other elements have only one.
 */
export function isInHostPage(element: HTMLElement): boolean {
  const attribute = (name: string) => element.getAttribute(name);
  if (element.localName !== 'login-portal') return true;
  if (attribute('rendering') === 'light') return false;
  const [base, path] = [attribute('base') ?? 'login', location.pathname].map((raw) =>
    `/${raw}/`.replace(/\/+/g, '/'),
  ) as [string, string];
  const routing = attribute('routing');
  return routing === 'memory' || (routing !== 'history' && !path.startsWith(base));
}
