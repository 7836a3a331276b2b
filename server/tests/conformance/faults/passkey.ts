/* Mistakes with passkeys. */
import { at, data, type Fault, type Faults, HANNA, opensAgain, refuses, withBody } from './fault.ts';

const OPTIONS = /login\/passkey\/options$/;
const options = { challenge: 'A'.repeat(43), rpId: 'localhost', userVerification: 'required' };

/** What the device has signed, without the signature. */
const signed = (body: string) => JSON.parse(body).response.clientDataJSON;

/** Answers a request like the first one with the same body, or the same part of it. */
function repeats(requests: RegExp, keyOf = (body: string) => body): Fault {
  const answers = new Map<string, Response>();
  return async (request, answer) => {
    if (!requests.test(new URL(request.url).pathname)) return answer();
    const key = keyOf(await request.clone().text());
    const first = answers.get(key) ?? (await answer());
    answers.set(key, first.clone());
    return first;
  };
}

/** Changes what a browser gets to create a passkey. */
const creates = (change: object): Fault =>
  at(/\/passkeys\/options$/, async (response) => {
    if (response.status !== 200) return response;
    const { data: wanted } = await response.json();
    return withBody(response, JSON.stringify({ status: 'OK', data: { ...wanted, ...change } }), 200);
  });

export const PASSKEY_FAULTS: Faults = {
  'the challenge is always the same': {
    fault: data(OPTIONS, options),
    finding: /^fails Passkeys, challenge: two sign-ins get the same challenge$/,
  },
  'the challenge is short': {
    fault: data(OPTIONS, { ...options, challenge: 'AAAA' }),
    finding: /^fails Passkeys, challenge: the challenge has fewer than 16 bytes$/,
  },
  'the passkeys are of another domain': {
    fault: data(OPTIONS, { ...options, rpId: 'ocalhost' }),
    finding: /^fails Passkeys, challenge: the domain of the passkeys is "ocalhost"/,
  },
  'a device need not recognise the person': {
    fault: data(OPTIONS, { ...options, userVerification: 'preferred' }),
    finding: /^fails Passkeys, challenge: userVerification is not "required"/,
  },
  'an old session can add a passkey': {
    fault: opensAgain(/\/passkeys\/options$/),
    finding: /^fails Codes and links, lifetime: .*passkeys\/options succeeds, \d+ minutes after the sign-in/,
    options: { wait: 15 },
    readsMails: true,
  },
  'any passkey signs in': {
    fault: data(/login\/passkey$/, { action: 'admin' }),
    finding: /^fails Passkeys, unknown passkey: .*with a passkey that nobody has created/,
  },
  'an unknown passkey is refused in words': {
    fault: refuses(/login\/passkey$/, 'We do not know this passkey.'),
    finding: /^warns Passkeys, unknown passkey: .*expected the action "unknown"/,
  },
  'a passkey can be created without a sign-in': {
    fault: data(/passkeys\/options$/, {
      challenge: 'A'.repeat(43),
      rp: {},
      user: { id: 'AA' },
      pubKeyCredParams: [],
    }),
    finding: /^fails Passkeys, only after a sign-in: .*although nobody has signed in/,
  },
  'an answer signs in twice': {
    fault: repeats(/login\/passkey$/),
    finding: /^fails Passkeys, creating one and signing in: .*with an answer that has been used/,
    options: HANNA,
  },
  'a challenge signs in twice': {
    fault: repeats(/login\/passkey$/, signed),
    finding:
      /^fails Passkeys, creating one and signing in: .*login\/passkey succeeds, with a challenge that has been used/,
    options: HANNA,
  },
  'a passkey names the person': {
    fault: creates({ user: { id: Buffer.from(HANNA.email).toString('base64url') } }),
    finding: /^fails Passkeys, creating one and signing in: .*has the address of the account in user\.id/,
    options: HANNA,
  },
  'a passkey has the number of the account': {
    fault: creates({ user: { id: Buffer.from('17').toString('base64url') } }),
    finding: /^warns Passkeys, creating one and signing in: .*has a user\.id of 2 bytes/,
    options: HANNA,
  },
  'a new passkey need not recognise the person': {
    fault: creates({ authenticatorSelection: { residentKey: 'required' } }),
    finding: /^fails Passkeys, creating one and signing in: .*does not require user verification/,
    options: HANNA,
  },
  'a new passkey is not resident': {
    fault: creates({ authenticatorSelection: { userVerification: 'required' } }),
    finding: /^fails Passkeys, creating one and signing in: .*does not require a resident key/,
    options: HANNA,
  },
  'a new password leaves the passkeys': {
    fault: (() => {
      const known = new Set<string>();
      return async (request, answer) => {
        if (!request.url.endsWith('/login/passkey')) return answer();
        const { id } = await request.clone().json();
        const response = await answer();
        const text = await response.clone().text();
        if (text.includes('"portal"')) known.add(id);
        return known.has(id) && text.includes('"unknown"')
          ? withBody(response, '{"status":"OK","data":{"action":"portal"}}', 200)
          : response;
      };
    })(),
    finding:
      /^fails Passkeys, creating one and signing in: .*signs in with a passkey from before the new password/,
    readsMails: true,
  },
  '"Not now" is forgotten': {
    fault: async (request, answer) =>
      request.url.endsWith('/passkeys/decline') ? Response.json({ status: 'OK', data: {} }) : answer(),
    finding: /^fails Passkeys, creating one and signing in: .*offers a passkey again/,
    options: { write: true, email: 'tomas.ferreira@example.org', password: 'Copper-Orchard-31' },
  },
};
