/*
 * The two answers of Hanko's API that come before its sign-in form. It asks first what the browser is capable of:
 * https://docs.hanko.io/api-reference/flow/introduction
 */
const CAPABILITIES = '/login/capabilities';

const state = (name: string, actions: Record<string, object>) => ({
  name,
  status: 200,
  csrf_token: 'token',
  payload: {},
  actions,
});

const capability = (name: string) => ({ [name]: { name, type: 'boolean', required: true, hidden: true } });

export const hankoAnswers = {
  'POST /login': state('preflight', {
    register_client_capabilities: {
      action: 'register_client_capabilities',
      href: CAPABILITIES,
      inputs: {
        ...capability('webauthn_available'),
        ...capability('webauthn_conditional_mediation_available'),
        ...capability('webauthn_platform_authenticator_available'),
      },
    },
  }),
  [`POST ${CAPABILITIES}`]: state('login_init', {
    continue_with_login_identifier: {
      action: 'continue_with_login_identifier',
      href: '/login/identifier',
      inputs: { email: { name: 'email', type: 'email', required: true, max_length: 120 } },
    },
  }),
};
