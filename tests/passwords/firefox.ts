/* Firefox with its password manager, which Marionette reads. */
import { marionetteDriver } from '../smoke/marionette-driver.ts';
import { startMarionette } from '../support/engines/marionette.ts';
import type { Login, Offer, PasswordManager } from './manager.ts';

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
  const marionette = await startMarionette();
  const { inBrowser } = marionette;
  await inBrowser(SWITCH_ON);
  return {
    ...marionetteDriver(marionette),
    add: (origin: string, login: Login) => inBrowser(ADD, { origin, ...login }),
    offer: async () => (await inBrowser<Offer | null>(OFFER)) ?? undefined,
  };
}
