import { expect, test, vi } from 'vitest';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

const PAGE = 'https://portal.example';

/** A link that is also the clicked element. */
class FakeElement {
  attributes: Record<string, string>;
  constructor(attributes: Record<string, string>) {
    this.attributes = attributes;
  }
  closest(selector: string) {
    return selector === 'a' ? this : null;
  }
  hasAttribute(name: string) {
    return name in this.attributes;
  }
  get href() {
    return this.attributes.href ? new URL(this.attributes.href, `${PAGE}/login/`).href : '';
  }
  get target() {
    return this.attributes.target ?? '';
  }
}

function click(attributes: Record<string, string>, how: Partial<MouseEvent> = {}) {
  const page = fakePage(`${PAGE}/login/`);
  vi.stubGlobal('Element', FakeElement);
  const router = createRouter(
    '/login/',
    [
      { name: 'login', pattern: '/' },
      { name: 'forgot-password', pattern: '/forgotpw' },
    ],
    true,
  );
  const preventDefault = vi.fn();
  const plain = { button: 0, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const target = new FakeElement(attributes);
  router.follow({
    ...plain,
    defaultPrevented: false,
    target,
    preventDefault,
    ...how,
  } as unknown as MouseEvent);
  return { changes: page.changes, prevented: preventDefault.mock.calls.length > 0 };
}

test.each([
  ['/login/forgotpw', '/login/forgotpw'],
  ['forgotpw?email=a%40b', '/login/forgotpw?email=a%40b'],
  [`${PAGE}/login/`, '/login/'],
])('a plain click on a link to %s navigates inside the portal', (href, path) => {
  expect(click({ href })).toEqual({ changes: [`push ${PAGE}${path}`], prevented: true });
});

test.each([
  ['that opens a new tab', { href: '/login/forgotpw', target: '_blank' }],
  ['that downloads a file', { href: '/login/forgotpw', download: '' }],
  ['outside the base', { href: '/privacy' }],
  ['to a path that only starts like the base', { href: '/loginx' }],
  ['to the base in another case', { href: '/LOGIN/forgotpw' }],
  ['to another origin', { href: 'https://other.example/login/forgotpw' }],
  ['to another port', { href: `${PAGE}:8443/login/forgotpw` }],
  ['to an unknown route', { href: '/login/unknown' }],
  ['to an email address', { href: 'mailto:ada@example.org' }],
  ['without an address', {}],
])('a click on a link %s is left to the browser', (_, attributes) => {
  expect(click(attributes)).toEqual({ changes: [], prevented: false });
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
  ['that was already handled', { defaultPrevented: true }],
  ['without a target', { target: null }],
])('a click %s is left to the browser', (_, how) => {
  expect(click({ href: '/login/forgotpw' }, how)).toEqual({ changes: [], prevented: false });
});
