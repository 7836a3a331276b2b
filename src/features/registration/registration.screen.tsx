import { useEffect } from 'react';
import { isOpen, type RegistrationTarget, register } from '../../contract/calls/registration.api.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { steadyTime } from '../../kit/clock.ts';
import { emailForQuery } from '../../kit/email.ts';
import type { Effect } from '../../kit/machine.ts';
import { success } from '../../kit/result.ts';
import { withQuery } from '../../kit/url.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useOnOnline, useOnOpen, useTypedEmail } from '../../services/screen-hooks.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useMachine } from '../../services/use-machine.ts';
import {
  initialRegistration,
  type RegistrationCommand,
  type RegistrationEvent,
  reduceRegistration,
} from './registration.flow.ts';
import { lastingRegistration } from './registration.left.ts';
import { RegistrationView } from './registration.view.tsx';

/** Registers a member: in general, for a campaign or for a group. */
export function Screen() {
  const services = useServices();
  const { route, href, navigate, showsNotices } = useNavigation();
  const { email, journey, links, captchaField } = services;
  const [state, send] = useMachine('registration', {
    initial: initialRegistration(email),
    reduce: reduceRegistration,
    perform: effects(services, targetOf(route.parameters)),
    lasting: lastingRegistration,
  });
  useOnOpen(() => send({ type: 'opened' }));
  useOnOnline(() => {
    if (state.stage === 'offline' || state.stage === 'lost') send({ type: 'retried' });
  });
  useTypedEmail(state.form.email);

  // The login sends people here if the server does not know their address.
  const unknown = route.notice && (state.stage === 'entry' ? route.notice : UNKNOWN);
  // The portal shows the reason on the login screen; a widget shows it in place (D22).
  const isClosed = state.stage === 'closed';
  const reason = unknown && isClosed ? UNKNOWN : state.error?.message;
  const notice = showsNotices && (isClosed || state.stage === 'lost') ? reason : undefined;
  useEffect(() => {
    if (typeof notice !== 'string') return;
    if (isClosed) journey.setRegistration('');
    navigate(withQuery('', { email: emailForQuery(email) }), { replace: true, notice });
  }, [notice, isClosed, navigate, email, journey]);

  return (
    <RegistrationView
      state={notice ? initialRegistration(email) : state}
      send={send}
      notice={unknown}
      loginHref={(address) => href(withQuery('', { email: emailForQuery(address) }))}
      termsHref={links.terms}
      captcha={captchaField(state.error)}
    />
  );
}

/** The code of the captcha has not loaded. */
const NO_CAPTCHA = {
  message:
    "We couldn't load the spam protection. If your browser blocks it, please allow it, then try again.",
  problem: { kind: 'unreachable' },
} as const satisfies FieldError;

const UNKNOWN: MessageKey =
  "We don't know this email address. Please check it, or contact whoever invited you.";

/** If both are set, the group is used. */
function targetOf({ groupid, campaignid }: Record<string, string>): RegistrationTarget {
  if (groupid) return { regType: 'group', groupid };
  if (campaignid) return { regType: 'campaign', campaignid };
  return { regType: 'default' };
}

const SIGNUP = {
  default: 'defaultRegistration',
  campaign: 'campaignSignup',
  group: 'groupSignup',
} as const satisfies Record<RegistrationTarget['regType'], keyof Configuration['members']>;

function effects(
  { client, configuration, captcha }: Services,
  target: RegistrationTarget,
): Effect<RegistrationCommand, RegistrationEvent> {
  return async (command, signal) => {
    const reply = await configuration();
    if (!reply.ok) {
      const { problem } = reply;
      if (command.type === 'check') return { type: 'checkFailed', stage: 'offline', problem };
      // Without the configuration it is unknown whether a captcha is required.
      return { type: 'configurationFailed', problem };
    }
    const { members } = reply.value;
    if (command.type === 'check') {
      if (!members[SIGNUP[target.regType]]) return { type: 'checked', stage: 'closed' };
      const open = await isOpen(client, target, signal);
      if (!open.ok) return { type: 'checkFailed', stage: 'lost', problem: open.problem };
      if (!open.value) return { type: 'checked', stage: 'closed' };
      // Loaded before the person fills in the form, because an update of the server may remove the file meanwhile.
      if (!members.captchaKey || (await captcha())) return { type: 'checked', stage: 'entry' };
      return { type: 'checkFailed', stage: 'offline', ...NO_CAPTCHA };
    }
    const key = members.captchaKey;
    const token = key ? await (await captcha())?.(key) : success(null);
    // The captcha cannot be aborted, so its result may be late.
    if (signal.aborted) return undefined;
    if (!token?.ok) return { type: 'captchaFailed', error: token?.problem ?? NO_CAPTCHA };
    const result = await register(client, target, command.form, token.value, signal);
    return { type: 'answered', result, time: steadyTime() };
  };
}
