/* Firefox with a virtual device for passkeys: https://www.w3.org/TR/webauthn-3/#sctn-automation */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Driver } from '../smoke/drivers.ts';
import { marionetteDriver } from '../smoke/marionette-driver.ts';
import { startMarionette } from '../support/engines/marionette.ts';

export interface Device {
  /** The ids of its passkeys. */
  passkeys(): Promise<string[]>;
  /** Adds a passkey that no server knows. */
  addUnknown(): Promise<void>;
  /** Whether the device recognises the person. */
  recognise(recognises: boolean): Promise<void>;
  remove(): Promise<void>;
}

export interface FirefoxWithDevices extends Driver {
  addDevice(): Promise<Device>;
  /** Whether the menu of a field can offer passkeys. */
  offerInMenus(offers: boolean): Promise<void>;
  /** Whether the page has asked for a passkey in the menu of a field. */
  isAsked(): Promise<boolean>;
  /** How many entries of the open menu are for passkeys. */
  passkeyEntries(): Promise<number>;
}

/** Devices of this kind instead of those that are plugged in. */
const PREFERENCES = {
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
  // The menu has no addresses of earlier tests.
  'browser.formfill.enable': false,
  // An open menu takes keys at once.
  'security.notification_enable_delay': 0,
};

/** The password manager opens the menu. Marionette switches it off when a session starts. */
const OFFER_IN_MENUS = `Services.prefs.setBoolPref('signon.rememberSignons', true);
  Services.prefs.setBoolPref('security.webauthn.enable_conditional_mediation', input);`;

const IS_ASKED = `const { browsingContext, contentPrincipal } = Services.wm.getMostRecentWindow('navigator:browser').gBrowser.selectedBrowser;
  const service = Cc['@mozilla.org/webauthn/service;1'].getService(Ci.nsIWebAuthnService);
  return service.hasPendingConditionalGet(browsingContext.id, contentPrincipal.originNoSuffix) > 0;`;

const PASSKEY_ENTRIES = `const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  const { popupOpen, richlistbox } = document.getElementById('PopupAutoComplete');
  return popupOpen ? richlistbox.querySelectorAll('[originaltype=generic]').length : 0;`;

export async function startFirefox(): Promise<FirefoxWithDevices> {
  const marionette = await startMarionette(PREFERENCES);
  const { send, inBrowser } = marionette;
  return {
    ...marionetteDriver(marionette),
    offerInMenus: (offers) => inBrowser(OFFER_IN_MENUS, offers),
    isAsked: () => inBrowser(IS_ASKED),
    passkeyEntries: () => inBrowser(PASSKEY_ENTRIES),
    async addDevice() {
      const { value: authenticatorId } = await send<{ value: string }>('WebAuthn:AddVirtualAuthenticator', {
        protocol: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserConsenting: true,
        isUserVerified: true,
      });
      return {
        async passkeys() {
          const { value } = await send<{ value: { credentialId: string }[] }>('WebAuthn:GetCredentials', {
            authenticatorId,
          });
          return value.map(({ credentialId }) => credentialId);
        },
        addUnknown: () => send('WebAuthn:AddCredential', { authenticatorId, credentials: randomPasskey() }),
        recognise: (isUserVerified) => send('WebAuthn:SetUserVerified', { authenticatorId, isUserVerified }),
        remove: () => send('WebAuthn:RemoveVirtualAuthenticator', { authenticatorId }),
      };
    },
  };
}

function randomPasskey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    credentialId: randomBytes(16).toString('base64url'),
    isResidentCredential: true,
    rpId: 'localhost',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
    userHandle: randomBytes(16).toString('base64url'),
    signCount: 0,
  };
}
