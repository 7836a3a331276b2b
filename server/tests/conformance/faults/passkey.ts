/* Mistakes with passkeys. */
import {
  at,
  data,
  type Fault,
  type Faults,
  given,
  HANNA,
  opensAgain,
  refuses,
  withBody,
  withMails,
} from './fault.ts';

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
  'fails Passkeys, challenge: two sign-ins get the same challenge': data(OPTIONS, options),
  'fails Passkeys, challenge: the challenge has fewer than 16 bytes': data(OPTIONS, {
    ...options,
    challenge: 'AAAA',
  }),
  'fails Passkeys, challenge: the domain of the passkeys is "ocalhost"': data(OPTIONS, {
    ...options,
    rpId: 'ocalhost',
  }),
  'fails Passkeys, challenge: userVerification is not "required"': data(OPTIONS, {
    ...options,
    userVerification: 'preferred',
  }),
  'fails Codes and links, lifetime: … passkeys/options succeeds, … minutes after the sign-in': withMails(
    opensAgain(/\/passkeys\/options$/),
    { wait: 15 },
  ),
  'fails Passkeys, unknown passkey: … with a passkey that nobody has created': data(/login\/passkey$/, {
    action: 'admin',
  }),
  'warns Passkeys, unknown passkey: … expected the action "unknown"': refuses(
    /login\/passkey$/,
    'We do not know this passkey.',
  ),
  'fails Passkeys, only after a sign-in: … although nobody has signed in': data(/passkeys\/options$/, {
    challenge: 'A'.repeat(43),
    rp: {},
    user: { id: 'AA' },
    pubKeyCredParams: [],
  }),
  'fails Passkeys, creating one and signing in: … with an answer that has been used': given(
    HANNA,
    repeats(/login\/passkey$/),
  ),
  'fails Passkeys, creating one and signing in: … login/passkey succeeds, with a challenge that has been used':
    given(HANNA, repeats(/login\/passkey$/, signed)),
  'fails Passkeys, creating one and signing in: … has the address of the account in user.id': given(
    HANNA,
    creates({ user: { id: Buffer.from(HANNA.email).toString('base64url') } }),
  ),
  'warns Passkeys, creating one and signing in: … has a user.id of 2 bytes': given(
    HANNA,
    creates({ user: { id: Buffer.from('17').toString('base64url') } }),
  ),
  'fails Passkeys, creating one and signing in: … does not require user verification': given(
    HANNA,
    creates({ authenticatorSelection: { residentKey: 'required' } }),
  ),
  'fails Passkeys, creating one and signing in: … does not require a resident key': given(
    HANNA,
    creates({ authenticatorSelection: { userVerification: 'required' } }),
  ),
  'fails Passkeys, creating one and signing in: … signs in with a passkey from before the new password':
    withMails(
      (() => {
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
    ),
  'fails Passkeys, creating one and signing in: … offers a passkey again': given(
    { write: true, email: 'tomas.ferreira@example.org', password: 'Copper-Orchard-31' },
    async (request, answer) =>
      request.url.endsWith('/passkeys/decline') ? Response.json({ status: 'OK', data: {} }) : answer(),
  ),
};
