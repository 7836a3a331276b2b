/* Firefox with its password manager, which Marionette reads. */
import { keyOf } from '../support/engines/webkit-keys.ts';
import type { Login, Offer, PasswordManager } from './manager.ts';
import { startMarionette } from './marionette.ts';

/** Marionette switches them off when a session starts. */
const SWITCH_ON = `for (const name of ['signon.autofillForms', 'signon.rememberSignons'])
  Services.prefs.setBoolPref(name, true);`;

const ADD = `const { origin, email, password } = input;
  const login = Cc['@mozilla.org/login-manager/loginInfo;1'].createInstance(Ci.nsILoginInfo);
  login.init(origin, origin, null, email, password, '', '');
  await Services.logins.addLoginAsync(login);`;

const OFFER = `const browser = Services.wm.getMostRecentWindow('navigator:browser');
  const offer = browser.PopupNotifications.getNotification('password', browser.gBrowser.selectedBrowser);
  const userName = browser.document.getElementById('password-notification-username');
  return offer && { action: offer.mainAction.label.toLowerCase(), hasUserName: userName.value !== '' };`;

export async function startFirefox(): Promise<PasswordManager> {
  const { send, inBrowser, stop } = await startMarionette();
  await inBrowser(SWITCH_ON);
  const script = async <T>(body: string) => {
    const { value } = await send<{ value: T }>('WebDriver:ExecuteScript', {
      script: body,
      args: [],
      newSandbox: true,
    });
    return value;
  };
  const keys = async (...actions: [type: 'keyDown' | 'keyUp', value: string][]) => {
    const list = actions.map(([type, value]) => ({ type, value }));
    await send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: list }] });
  };
  return {
    goto: (url) => send('WebDriver:Navigate', { url }),
    back: () => send('WebDriver:Back'),
    reload: () => send('WebDriver:Refresh'),
    url: async () => (await send<{ value: string }>('WebDriver:GetCurrentURL')).value,
    run: script,
    async clickAt(x, y) {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: (text) =>
      keys(
        ...[...text].flatMap((key): ['keyDown' | 'keyUp', string][] => [
          ['keyDown', key],
          ['keyUp', key],
        ]),
      ),
    async press(combination) {
      const pressed = combination.split('+').map(keyOf);
      for (const key of pressed) await keys(['keyDown', key]);
      for (const key of pressed.reverse()) await keys(['keyUp', key]);
    },
    reset: async () => {},
    add: (origin: string, login: Login) => inBrowser(ADD, { origin, ...login }),
    offer: async () => (await inBrowser<Offer | null>(OFFER)) ?? undefined,
    stop,
  };
}
