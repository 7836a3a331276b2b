import { describe, expect, test } from 'vitest';
import { emitFrom, type PortalEvents } from '../../../src/services/host-events.ts';

const details: PortalEvents = {
  'portal-ready': { element: 'login-portal' },
  'portal-route': { path: 'forgotpw' },
  'portal-stage': { stage: 'choice' },
  'portal-success': { flow: 'login' },
  'portal-error': { flow: 'login', field: 'email', message: 'No.' },
  'portal-navigate': { url: 'https://portal.example/member', reason: 'login', waitUntil() {} },
  'portal-locale': { locale: 'de' },
  'portal-report': {
    report: { reportid: '7', name: 'Compass', variant: 'A', language: 'de', date: '2024-02-29' },
  },
};
const CANCELABLE = ['portal-navigate', 'portal-locale', 'portal-report'];
type Type = keyof PortalEvents;

/** Fires one event and gives back what a listener saw of it, and the answer of `emit`. */
function fire(type: Type, prevent = false) {
  const host = new EventTarget();
  let seen: CustomEvent | undefined;
  host.addEventListener(type, (event) => {
    seen = event as CustomEvent;
    if (prevent) event.preventDefault();
  });
  const goOn = emitFrom(host)(type, details[type]);
  return { seen, goOn };
}

describe.each(Object.keys(details) as Type[])('the event %s', (type) => {
  test('bubbles out of every shadow root and says what happened', () => {
    const { seen, goOn } = fire(type);
    expect(seen).toMatchObject({ type, bubbles: true, composed: true, detail: details[type] });
    expect(goOn).toBe(true);
  });

  test('can be prevented only where the host may take over', () => {
    const cancelable = CANCELABLE.includes(type);
    const { seen, goOn } = fire(type, true);
    expect(seen?.cancelable).toBe(cancelable);
    expect(goOn).toBe(!cancelable);
  });
});
