/*
 * Every call of login-portal, with Express and data in memory: a starting point for a server.
 *
 *     PORT=8000 node server.js
 *
 * docs/api.md describes the calls.
 */
import { timingSafeEqual } from 'node:crypto';
import express from 'express';
import {
  checkToken,
  mailLink,
  newSecret,
  ORIGIN,
  PORT,
  personalData,
  personalReports,
  probe,
  Refusal,
  redeem,
  register,
  setPassword,
  signIn,
} from './calls.js';

const CONFIGURATION = {
  version: '1.0.0',
  systempreferences: { branding: { appname: 'Example' } },
  members: { defaultregistration: true, campaignsignup: false, groupsignup: false, usecaptcha: false },
};
const NO_PROVIDER = `/login/sso/error?message=${encodeURIComponent('This provider is not known.')}`;

const cookieSetter = (response) => (name, value, options) =>
  response.cookie(name, value, {
    path: '/',
    sameSite: 'lax',
    secure: ORIGIN.startsWith('https:'),
    ...options,
  });

function isSame(one, other) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Compares the header with the cookie, which another site can neither read nor set. */
function antiForgery(request, response, next) {
  const [, cookie] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(request.get('Cookie') ?? '') ?? [];
  if (request.method === 'GET') {
    if (!cookie) cookieSetter(response)('XSRF-TOKEN', newSecret());
    return next();
  }
  const isOwn = (request.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin';
  if (isOwn && cookie && isSame(cookie, request.get('X-XSRF-TOKEN') ?? '')) return next();
  throw new Refusal(403, 'The anti-forgery token is missing. Please reload the page.');
}

/** Sends what a function returns in the envelope. */
const call = (answer) => (request, response) => {
  const data = answer(request.params, request.body, cookieSetter(response)) ?? {};
  response.json({ status: 'OK', data });
};

const constant = (data) => call(() => data);

const api = express
  .Router()
  .use(antiForgery, express.json({ limit: '16kb' }))
  .get('/settings/config', constant(CONFIGURATION))
  .get('/settings/config/short', constant({ systempreferences: { ssoproviders: [] } }))
  .get('/settings/products', constant([{ id: 1, title: 'One' }]))
  .get('/i18n/messages/:area/:locale', constant({ translations: {} }))
  .get('/campaigns/:id/registration/data', constant({ config: {} }))
  .get('/groups/:id/registration/data', constant({ config: {} }))
  .get('/auth/sso/:provider', (_, response) => response.redirect(NO_PROVIDER))
  .post('/login', call(probe))
  .post('/login/user', call(signIn('user', 'admin')))
  .post('/login/member', call(signIn('member', 'portal')))
  .post('/members/portallogin', call(mailLink('portalaccess', 'member')))
  .post('/login/forgotpw', call(mailLink('forgotpw', 'user', 'member')))
  .post('/login/user/forgotpw', call(mailLink('forgotpw', 'user')))
  .post('/login/member/forgotpw', call(mailLink('forgotpw', 'member')))
  .post('/members/personaldata', call(mailLink('pdaccess', 'member')))
  .post('/members/personalreports', call(mailLink('personalreports', 'member')))
  .post('/login/resetpw', call(setPassword('user', 'member')))
  .post('/login/user/resetpw', call(setPassword('user')))
  .post('/login/member/resetpw', call(setPassword('member')))
  .post('/members/registration', call(register))
  .post('/vouchers/:voucher/info', call(redeem))
  .get('/token/:token', call(checkToken))
  .get('/members/personaldata/:token', call(personalData))
  .get('/members/personalreports/:token', call(personalReports))
  .use(() => {
    throw new Refusal(404, 'There is no such call.');
  });

/** Express recognises it by its four parameters. Errors of Express, such as for invalid JSON, also have a status. */
function onError(error, _request, response, _next) {
  const { status = 500, message } = error;
  if (status >= 500) console.error(error);
  const reason = error instanceof Refusal ? message : 'The request is not valid.';
  response.status(status).json({ status: 'ERROR', data: reason });
}

express()
  .disable('x-powered-by')
  .use((_, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  })
  .use('/api/v1', api)
  .use(onError)
  .listen(Number(PORT), 'localhost', () => console.log(`Listening on ${ORIGIN}`));
