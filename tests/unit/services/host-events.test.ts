import { expect, test } from 'vitest';
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

test.each(Object.keys(details) as Type[])(
  '%s bubbles with its detail, and can be prevented if the host may take over',
  (type) => {
    const host = new EventTarget();
    const received: CustomEvent[] = [];
    host.addEventListener(type, (event) => received.push(event as CustomEvent));
    expect(emitFrom(host)(type, details[type])).toBe(true);
    const cancelable = CANCELABLE.includes(type);
    expect(received[0]).toMatchObject({ type, bubbles: true, composed: true, cancelable });
    expect(received[0]?.detail).toEqual(details[type]);
    host.addEventListener(type, (event) => event.preventDefault());
    expect(emitFrom(host)(type, details[type])).toBe(!cancelable);
  },
);
