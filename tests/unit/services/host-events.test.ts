import { describe, expect, test } from 'vitest';
import { emitFrom, type PortalEvents } from '../../../src/services/host-events.ts';

const details: PortalEvents = {
  'portal-ready': { element: 'login-portal' },
  'portal-route': { path: 'forgotpw' },
  'portal-stage': { stage: 'choice' },
  'portal-success': { flow: 'login' },
  'portal-error': {
    flow: 'login',
    field: 'email',
    message: 'No.',
    kind: 'refused',
    call: 'POST /api/v1/login',
  },
  'portal-problem': { kind: 'slow', call: 'POST /api/v1/login' },
  'portal-navigate': { url: 'https://portal.example/member', reason: 'login', waitUntil() {} },
  'portal-locale': { locale: 'de' },
  'portal-theme': { theme: 'dark' },
  'portal-consent': { choice: 'allow', stored: false },
  'portal-report': {
    report: { reportid: '7', name: 'Compass', variant: 'A', language: 'de', date: '2024-02-29' },
  },
};
const CANCELABLE = ['portal-navigate', 'portal-locale', 'portal-report'];
type Type = keyof PortalEvents;

/** Fires an event; returns what a listener received and what `emit` returned. */
function fire(type: Type, prevent = false) {
  const host = new EventTarget();
  let received: CustomEvent | undefined;
  host.addEventListener(type, (event) => {
    received = event as CustomEvent;
    if (prevent) event.preventDefault();
  });
  const proceed = emitFrom(host)(type, details[type]);
  return { received, proceed };
}

describe.each(Object.keys(details) as Type[])('the event %s', (type) => {
  test('bubbles out of shadow roots with its detail', () => {
    const { received, proceed } = fire(type);
    expect(received).toMatchObject({ type, bubbles: true, composed: true, detail: details[type] });
    expect(proceed).toBe(true);
  });

  test('can be prevented only if the host may take over', () => {
    const cancelable = CANCELABLE.includes(type);
    const { received, proceed } = fire(type, true);
    expect(received?.cancelable).toBe(cancelable);
    expect(proceed).toBe(!cancelable);
  });
});
