import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Configuration } from '../../api/configuration.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { createMachine, type Effect } from '../../kit/machine.ts';
import { failure } from '../../kit/result.ts';
import { withQuery } from '../../kit/url.ts';
import {
  useOnOpen,
  useOnRestore,
  useRememberedEmail,
  useReportSuccess,
  useReportToHost,
} from '../../services/screen-hooks.ts';
import { type Services, useServices } from '../../services/services.tsx';
import { isOpen, type Registry, register } from './registration.api.ts';
import {
  initialRegistration,
  type RegistrationCommand,
  type RegistrationEvent,
  type RegistrationState,
  reduceRegistration,
} from './registration.flow.ts';
import { RegistrationView } from './registration.view.tsx';

const UNREACHABLE: { message: MessageKey } = {
  message: 'The server cannot be reached. Please check your connection and try again.',
};

/** Why there is no form. */
const OBSTACLES: Partial<Record<RegistrationState['stage'], { message: MessageKey }>> = {
  closed: { message: 'Registration is not available.' },
  offline: UNREACHABLE,
  lost: UNREACHABLE,
};

/** Specification, section 2 "Registration". */
export function Screen() {
  const services = useServices();
  const { route, keep, email, href, links, navigate, routed } = services;
  const machine = keep('registration', () =>
    createMachine(
      initialRegistration(email),
      reduceRegistration,
      effects(services, registryOf(route.parameters)),
    ),
  );
  const state = useStore(machine.store);
  const obstacle = OBSTACLES[state.stage];
  // In the portal one is sent on to the login, which says why; a widget says it in its place (D22).
  const notice = routed && state.stage !== 'offline' ? obstacle?.message : undefined;

  useOnOpen(() => machine.send({ type: 'opened' }));
  useOnRestore(() => machine.send({ type: 'restored' }));
  useRememberedEmail(state.form.email);
  useReportToHost('registration', state.stage, obstacle ?? state.error);
  useReportSuccess('registration', state.stage === 'success');
  useEffect(() => {
    if (notice) navigate(withQuery('', { email }), { replace: true, notice });
  }, [notice, navigate, email]);

  // On the way to the login there is nothing to read here.
  const seen = notice ? { ...state, stage: 'checking' as const } : state;
  return (
    <RegistrationView
      state={seen}
      obstacle={notice ? undefined : obstacle?.message}
      send={machine.send}
      loginHref={href('')}
      termsHref={links.terms}
    />
  );
}

/** Type is group when a groupid is in the route, campaign when a campaignid is, otherwise default (section 4). */
function registryOf({ groupid, campaignid }: Record<string, string>): Registry {
  if (groupid) return { regType: 'group', groupid };
  if (campaignid) return { regType: 'campaign', campaignid };
  return { regType: 'default' };
}

const SIGNUP = {
  default: 'defaultRegistration',
  campaign: 'campaignSignup',
  group: 'groupSignup',
} as const satisfies Record<Registry['regType'], keyof Configuration['members']>;

function effects(
  { client, configuration, captcha }: Services,
  registry: Registry,
): Effect<RegistrationCommand, RegistrationEvent> {
  return async (command, signal) => {
    const reply = await configuration();
    if (!reply.ok) {
      if (command.type === 'check') return { type: 'checked', stage: 'offline' };
      // Whether a captcha is wanted is not known then.
      return { type: 'answered', result: failure({ kind: 'unreachable' }) };
    }
    const { members } = reply.value;
    if (command.type === 'check') {
      const open = members[SIGNUP[registry.regType]] && (await isOpen(client, registry, signal));
      if (!open) return { type: 'checked', stage: open === undefined ? 'lost' : 'closed' };
      // Its code comes before the form: a deploy may take it from the server while somebody fills that in.
      const ready = !members.captchaKey || (await captcha());
      return { type: 'checked', stage: ready ? 'entry' : 'offline' };
    }
    const key = members.captchaKey;
    const token = key ? await (await captcha())?.(key) : null;
    // A captcha knows nothing of people who have gone.
    if (signal.aborted) return undefined;
    if (token === undefined) return { type: 'captchaFailed' };
    return { type: 'answered', result: await register(client, registry, command.form, token, signal) };
  };
}
