import { expect, test } from 'vitest';
import { emitFrom, type PortalEvents } from '../../../src/services/host-events.ts';
import { EVENT_TYPES } from '../../support/event-types.ts';

const CANCELABLE = ['portal-navigate', 'portal-locale', 'portal-report'];

test.each(EVENT_TYPES as (keyof PortalEvents)[])(
  '%s bubbles with its detail, and can be prevented if the host may take over',
  (type) => {
    const host = new EventTarget();
    const detail = {} as never;
    let received: Event | undefined;
    host.addEventListener(type, (event) => {
      received = event;
    });
    expect(emitFrom(host)(type, detail)).toBe(true);
    const cancelable = CANCELABLE.includes(type);
    expect(received).toMatchObject({ type, bubbles: true, composed: true, cancelable });
    expect(received).toHaveProperty('detail', detail);
    host.addEventListener(type, (event) => event.preventDefault());
    expect(emitFrom(host)(type, detail)).toBe(!cancelable);
  },
);
