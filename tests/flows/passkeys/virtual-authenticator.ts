/* A device with passkeys, which Chromium simulates. */
import type { CDPSession, Page } from 'playwright/test';

export interface VirtualAuthenticator {
  /** The ids of its passkeys. */
  passkeys(): Promise<string[]>;
  /** Whether the person touches the device when a page asks. */
  touch(touches: boolean): Promise<void>;
  /** Whether the device recognises the person. */
  recognise(recognises: boolean): Promise<void>;
}

export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async passkeys() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
    touch: (enabled) =>
      session
        .send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
        .then(() => undefined),
    recognise: (isUserVerified) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(() => undefined),
  };
}

/** In this browser the menu of a field has no passkeys. */
export const withoutMenu = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

/** A device that can keep passkeys, in any engine and also on a page that is not secure. Its person closes every dialog. */
export const withDevice = (page: Page) =>
  page.addInitScript(() => {
    const cancel = async () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(globalThis, {
      PublicKeyCredential: {
        isConditionalMediationAvailable: async () => false,
        isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
      },
    });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: { create: cancel, get: cancel },
    });
  });
