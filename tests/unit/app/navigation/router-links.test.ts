import { expect, test, vi } from 'vitest';
import { openRouter, PAGE } from './fake-page.ts';

/** A link that is also the clicked element. */
function linkWith(attributes: Record<string, string>) {
  const link = {
    closest: (selector: string): unknown => (selector === 'a' ? link : null),
    hasAttribute: (name: string) => name in attributes,
    href: attributes.href ? new URL(attributes.href, `${PAGE}/login/`).href : '',
    target: attributes.target ?? '',
  };
  return link;
}

function click(attributes: Record<string, string>, how: Partial<MouseEvent> = {}) {
  const { page, router } = openRouter();
  const preventDefault = vi.fn();
  const event = {
    ...{ button: 0, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false },
    target: linkWith(attributes),
    preventDefault,
    ...how,
  };
  router.follow(event as unknown as MouseEvent);
  return { changes: page.changes, prevented: preventDefault.mock.calls.length > 0 };
}

test.each([
  ['/login/forgotpw', '/login/forgotpw'],
  ['forgotpw?email=a%40b', '/login/forgotpw?email=a%40b'],
  [`${PAGE}/login/voucher/`, '/login/voucher/'],
])('a plain click on a link to %s navigates inside the portal', (href, path) => {
  expect(click({ href })).toEqual({ changes: [`push ${PAGE}${path}`], prevented: true });
});

test('a link to the address that is shown replaces its entry, as the second click of a double click does', () => {
  const { changes } = click({ href: '/login/' });
  expect(changes).toEqual([`replace ${PAGE}/login/`]);
});

test.each<[string, Record<string, string>, Partial<MouseEvent>?]>([
  ['on a link that opens a new tab', { href: '/login/forgotpw', target: '_blank' }],
  ['on a link that downloads a file', { href: '/login/forgotpw', download: '' }],
  // in-app-link.test.ts has other addresses.
  ['on a link outside the base', { href: '/privacy' }],
  ['on a link to an unknown route', { href: '/login/unknown' }],
  ['on a link to an email address', { href: 'mailto:ada@example.org' }],
  ['on a link without an address', {}],
  ['with Ctrl', { href: '/login/forgotpw' }, { ctrlKey: true }],
  ['with Cmd', { href: '/login/forgotpw' }, { metaKey: true }],
  ['with Alt', { href: '/login/forgotpw' }, { altKey: true }],
  ['with Shift', { href: '/login/forgotpw' }, { shiftKey: true }],
  ['with the middle button', { href: '/login/forgotpw' }, { button: 1 }],
  ['that was already handled', { href: '/login/forgotpw' }, { defaultPrevented: true }],
  ['without a target', { href: '/login/forgotpw' }, { target: null }],
])('a click %s is left to the browser', (_, attributes, how) => {
  expect(click(attributes, how)).toEqual({ changes: [], prevented: false });
});
