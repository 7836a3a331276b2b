import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { FaultName } from './faults.ts';
import type { World } from './world.ts';

export interface Server {
  readonly world: World;
  readonly has: (fault: FaultName) => boolean;
  /** Where links lead. With the fault, to the host of the request. */
  readonly originOf: (c: Context, fault?: FaultName) => string;
  readonly usesCaptcha: boolean;
}

export const isGerman = (c: Context) => {
  const saved = getCookie(c, 'userpref') ?? '';
  return /"locale":"de"/.test(saved) || (!saved && c.req.header('Accept-Language') === 'de');
};

export const ok = (c: Context, data: object = {}) => c.json({ status: 'OK', data });

export const refuse = (
  c: Context,
  status: 400 | 401 | 403 | 404 | 415 | 422 | 429,
  text: string,
  headers: Record<string, string> = {},
) => c.json({ status: 'ERROR', data: text }, status, headers);

export const tooMany = (c: Context, { has, world }: Server) =>
  refuse(c, 429, 'Too many tries.', {
    'Retry-After': has('Retry-After is a text')
      ? 'in 15 minutes'
      : has('Retry-After is in milliseconds')
        ? String(world.waitLeft())
        : '900',
  });

/** Sends what the server has to do for known addresses only: after the answer. */
export const afterwards = async ({ has }: Server, isKnown: boolean, act: () => void) => {
  if (isKnown && has('emails are sent before the answer')) await wait(60);
  if (isKnown) act();
};
