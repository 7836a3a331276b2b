#!/usr/bin/env node
/* `npx login-portal-mock`: the reference backend with faults, for frontend work. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readNumber, readOrigins, readPort } from '../reference/environment.ts';
import { runUntilStopped } from '../reference/run-until-stopped.ts';
import { startServer } from '../reference/server.ts';
import { startupMessage } from '../reference/startup-message.ts';
import { readSwitches } from './faults.ts';
import { mock } from './mock.ts';

const USAGE = `Usage: npx --no -- login-portal-mock [options]

Starts the portal with a server for frontend work: people and vouchers for every situation, and an outbox with all
emails. It forgets everything when it stops. /mock lists the people and vouchers, and changes the faults. It needs
Node 22.13 or newer.

  --port <port>      8080 by default
  --origin <origin>  another origin whose pages make calls; can be repeated
  --captcha          registrations require ALTCHA
  --passkeys         people can sign in with passkeys
  --min-length <n>   a new password has at least this many characters, from 8 to 64
  --fault <fault>    every call fails: a status such as 503, html, redirect, empty, envelope,
                     type, silent or, for passkeys, unknown-passkey
  --slow <ms>        every call takes this many milliseconds longer
  --call <path>      only calls whose path begins like this have the fault or are slow`;

const REGISTRATION = { defaultregistration: true, campaignsignup: true, groupsignup: true };

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      origin: { type: 'string', multiple: true, default: [] },
      captcha: { type: 'boolean', default: false },
      passkeys: { type: 'boolean', default: false },
      'min-length': { type: 'string' },
      fault: { type: 'string' },
      slow: { type: 'string' },
      call: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { port, origin, captcha, passkeys, 'min-length': minLength, help, ...switches } = values;
  if (help) console.log(USAGE);
  else {
    const server = await startServer({
      port: readPort('--port', port),
      dist: builtPortal(),
      allowedOrigins: readOrigins('--origin', origin.join(',')),
      members: { ...REGISTRATION, usecaptcha: captcha },
      passkeys,
      passwordMinLength: readNumber('--min-length', minLength, 8, 64),
      wrap: mock(readSwitches(switches)),
    });
    console.log(`${startupMessage(server.url, { hasDemo: false })}\nFaults: ${server.url}/mock`);
    runUntilStopped(server, fail);
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error((error as Error).message);
  process.exitCode = 2;
}

/** The files of the package login-portal, or in the repository what its build has written. */
function builtPortal(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('login-portal/package.json')), 'dist');
  } catch {
    return join(import.meta.dirname, '../../dist');
  }
}
