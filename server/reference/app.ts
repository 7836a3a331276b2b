import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { getPath } from 'hono/utils/url';
import { captchaCalls } from './calls/captcha.ts';
import { loginCalls } from './calls/login.ts';
import { mailRequestCalls } from './calls/mail-request.ts';
import { messagesCalls } from './calls/messages.ts';
import { passkeySignInCalls } from './calls/passkey-sign-in.ts';
import { passkeyCalls } from './calls/passkeys.ts';
import { personalDataCalls } from './calls/personal-data.ts';
import { registrationCalls } from './calls/registration.ts';
import { registrationDataCalls } from './calls/registration-data.ts';
import { resetPasswordCalls } from './calls/reset-password.ts';
import { settingsCalls } from './calls/settings.ts';
import { signInCalls } from './calls/sign-in.ts';
import { campusId, ssoCalls } from './calls/sso.ts';
import { tokenCalls } from './calls/token.ts';
import { voucherCalls } from './calls/vouchers.ts';
import { type BackendOptions, createBackend } from './create-backend.ts';
import { antiForgery } from './http/anti-forgery.ts';
import { limitBody } from './http/body.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { rejectCrossSite } from './http/cross-site.ts';
import { nameRequest, notFound, onError, wrongMethod } from './http/responses.ts';
import { securityHeaders } from './http/security-headers.ts';
import { looseAnswers } from './loose/loose-answers.ts';
import { areaPages } from './pages/areas.ts';
import { builtFiles, siteFiles } from './pages/built-files.ts';
import { mailedSignIn } from './pages/mailed-sign-in.ts';
import { outboxPages } from './pages/outbox.ts';
import { registrationSuccess } from './pages/registration-success.ts';
import { reportPages } from './pages/reports.ts';
import { sitePages } from './pages/site.ts';

/** The whole reference backend as a Hono app. It does not listen on a port. */
export function createApp(options: BackendOptions = {}): Hono {
  const backend = createBackend(options);
  // Several slashes are one, as on web servers (D87).
  const app = new Hono({ getPath: (request) => getPath(request).replace(/\/+/g, '/') });
  app.onError(onError);
  app.notFound(notFound);
  app.use(compress());
  app.use(securityHeaders(backend));
  app.use('/api/*', nameRequest);
  if (options.loose) app.use('/api/*', looseAnswers(backend));
  if (backend.allowedOrigins.length > 0) app.use('/api/*', crossOrigin(backend));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: wrongMethod }));
  app.use(limitBody);
  app.use(rejectCrossSite(backend));
  app.use(antiForgery(backend));
  for (const calls of [
    loginCalls(backend),
    signInCalls(backend),
    ...(backend.passkeys ? [passkeySignInCalls(backend), passkeyCalls(backend)] : []),
    mailRequestCalls(backend),
    resetPasswordCalls(backend),
    personalDataCalls(backend),
    registrationCalls(backend),
    registrationDataCalls(backend),
    captchaCalls(backend),
    voucherCalls(backend),
    tokenCalls(backend),
    settingsCalls(backend),
    messagesCalls(),
    ssoCalls(backend),
  ]) {
    app.route('/api/v1', calls);
  }
  for (const pages of [
    sitePages(backend),
    siteFiles(),
    areaPages(backend),
    mailedSignIn(backend),
    registrationSuccess(backend),
    reportPages(backend),
    ...(backend.isPublic ? [] : [outboxPages(backend), campusId(backend)]),
    builtFiles(backend),
  ]) {
    app.route('/', pages);
  }
  return app;
}
