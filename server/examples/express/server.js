/*
 * Every call of login-portal, with Express and data in memory: a starting point for a server.
 *
 *     PORT=8000 node server.js
 *
 * docs/api.md describes the calls.
 */
import { createServer } from 'node:http';
import express from 'express';
import {
  checkToken,
  mailLink,
  personalData,
  personalReports,
  probe,
  redeem,
  register,
  setPassword,
  signIn,
} from './calls.js';
import { networksOf } from './limits.js';
import { Refusal } from './refusal.js';
import { findSession, ORIGIN, PORT } from './store.js';
import { antiForgery, cookieOf, cookieSetter, onError, readBody } from './web.js';

/** The number of proxies in front. With 0, `X-Forwarded-For` is ignored, because any client can forge it. */
const { PROXIES = '0' } = process.env;

const CONFIGURATION = {
  version: '1.0.0',
  systempreferences: { branding: { appname: 'Example' } },
  members: { defaultregistration: true, campaignsignup: false, groupsignup: false, usecaptcha: false },
};
const NO_PROVIDER = `/login/sso/error?message=${encodeURIComponent('This provider is not known.')}`;

/** Sends what a function returns in the envelope. */
const call = (answer) => async (request, response) => {
  const networks = networksOf(request.ip);
  const visitor = { networks, devices: cookieOf(request, 'device'), setCookie: cookieSetter(response) };
  const data = (await answer(request.params, request.body, visitor)) ?? {};
  response.json({ status: 'OK', data });
};

/** A page behind the sign-in. */
const area = (kind) => (request, response) => {
  const session = findSession(cookieOf(request, 'session'));
  if (session?.kind !== kind) return response.redirect('/login/');
  response.type('text/plain').send(`You are signed in as ${session.email}.`);
};

const constant = (data) => call(() => data);

const api = express
  .Router()
  .use(antiForgery, readBody)
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

const app = express()
  .disable('x-powered-by')
  .set('trust proxy', Number(PROXIES))
  .use((_, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  })
  .use('/api/v1', api)
  .get('/admin', area('user'))
  .get('/member', area('member'))
  .use(onError);

const TIMES = {
  // A client that sends nothing is disconnected.
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a load balancer keeps a connection: a POST on one that is just closing is lost.
  keepAliveTimeout: 75_000,
};
// Other applications on the domain may set large cookies.
const server = createServer({ ...TIMES, maxHeaderSize: 65_536 }, app);
// Not localhost, which can be ::1: proxies connect to 127.0.0.1.
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on ${ORIGIN}`));

/** Milliseconds for the calls that are running. */
const LAST_CALLS = 5_000;

// Without a handler, Node ignores both in a container, whose first process it is.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), LAST_CALLS).unref();
  });
// The program that reads the output, such as `head`, may end. The server goes on, because people must be able to sign in.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
