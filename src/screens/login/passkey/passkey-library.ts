/* Only loaded by browsers without `parseRequestOptionsFromJSON`: Chrome before 129 and Safari before 18.4. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** The library has one request per page and its own signal. */
function abortable<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return request();
}

export const askWithLibrary = (request: object, inMenu: boolean, signal: AbortSignal) =>
  abortable(signal, () =>
    startAuthentication({
      optionsJSON: request as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: inMenu,
      // It would look for the field in the document, which does not see into a shadow root.
      verifyBrowserAutofillInput: false,
    }),
  );

export const createWithLibrary = (creation: object, signal: AbortSignal) =>
  abortable(signal, () =>
    startRegistration({ optionsJSON: creation as PublicKeyCredentialCreationOptionsJSON }),
  );
