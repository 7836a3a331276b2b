/* Mistakes with passkeys. */
import { data, type Fault, type Faults, refuses } from './fault.ts';

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

export const PASSKEY_FAULTS: Faults = {
  'the challenge is always the same': {
    fault: data(OPTIONS, options),
    finding: /^fails Passkeys, challenge: two sign-ins get the same challenge$/,
  },
  'the challenge is short': {
    fault: data(OPTIONS, { ...options, challenge: 'AAAA' }),
    finding: /^fails Passkeys, challenge: the challenge has less than 16 bytes$/,
  },
  'the passkeys are of another domain': {
    fault: data(OPTIONS, { ...options, rpId: 'ocalhost' }),
    finding: /^fails Passkeys, challenge: the domain of the passkeys is "ocalhost"/,
  },
  'a device need not recognise the person': {
    fault: data(OPTIONS, { ...options, userVerification: 'preferred' }),
    finding: /^fails Passkeys, challenge: userVerification is not "required"/,
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
    options: { write: true, email: 'hanna.lindqvist@example.org', password: 'Quiet-Meadow-74' },
  },
  'a challenge signs in twice': {
    fault: repeats(/login\/passkey$/, signed),
    finding:
      /^fails Passkeys, creating one and signing in: .*login\/passkey succeeds, with a challenge that has been used/,
    options: { write: true, email: 'hanna.lindqvist@example.org', password: 'Quiet-Meadow-74' },
  },
  '"Not now" is forgotten': {
    fault: async (request, answer) =>
      request.url.endsWith('/passkeys/decline') ? Response.json({ status: 'OK', data: {} }) : answer(),
    finding: /^fails Passkeys, creating one and signing in: .*offers a passkey again/,
    options: { write: true, email: 'tomas.ferreira@example.org', password: 'Copper-Orchard-31' },
  },
};
