import { expect, test, vi } from 'vitest';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { fakePage } from './fake-page.ts';

const PAGE = 'https://portal.example';

/** A link, and a thing inside it that is clicked; `attributes` as they are written. */
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
    false,
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
])('a plain click on a link to %s is followed in the portal', (href, path) => {
  expect(click({ href })).toEqual({ changes: [`push ${PAGE}${path}`], prevented: true });
});

test.each([
  ['that opens a new tab', { href: '/login/forgotpw', target: '_blank' }],
  ['that is a download', { href: '/login/forgotpw', download: '' }],
  ['that leads out of the base', { href: '/privacy' }],
  ['that leads next to the base', { href: '/loginx' }],
  ['that leads to a base in another case', { href: '/LOGIN/forgotpw' }],
  ['that leads to another origin', { href: 'https://other.example/login/forgotpw' }],
  ['that leads to another port', { href: `${PAGE}:8443/login/forgotpw` }],
  ['that leads to no route of ours', { href: '/login/unknown' }],
  ['that writes a mail', { href: 'mailto:ada@example.org' }],
  ['that has no address', {}],
])('a click on a link %s is left to the browser', (_, attributes) => {
  expect(click(attributes)).toEqual({ changes: [], prevented: false });
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
  ['that somebody else has dealt with', { defaultPrevented: true }],
  ['on no element', { target: null }],
])('a click %s is left to the browser', (_, how) => {
  expect(click({ href: '/login/forgotpw' }, how)).toEqual({ changes: [], prevented: false });
});
