import type { MiddlewareHandler } from 'hono';
import { isLocal } from '../exposure.ts';
import { HttpError } from './http-error.ts';

/**
 * Refuses requests for other host names. The owner of a site can point its name to this machine (DNS rebinding), and the browser
 * would then let the pages of the site read everything that the server answers.
 */
export const onlyOwnHost: MiddlewareHandler = async (c, next) => {
  if (!isLocal(c.req.url)) throw new HttpError(421, 'This page is for the host names of this machine only.');
  await next();
};
