import type { ReactNode } from 'react';
import type { Client } from '../contract/client.ts';
import type { Application, Configuration, SignInWays } from '../contract/configuration.ts';
import type { Problem } from '../contract/problem.ts';
import type { FieldError } from '../form/field-error.ts';
import type { Journey } from '../journey/journey.ts';
import type { Result } from '../kit/result.ts';
import type { LinkTokenStore } from '../session/link-token.ts';
import { createRequiredContext } from './context.ts';
import type { Emit } from './host-events.ts';

/** What a screen may use besides navigation. */
export interface Services {
  client: Client;
  /** The configuration of the application. Requested once per page, and again after a failure (D38). */
  configuration(): Promise<Result<Configuration, Problem>>;
  /** Its name and version, from whichever of both has them. */
  application(): Promise<Result<Application, Problem>>;
  /** What the login offers besides passwords. Requested like the configuration. */
  signInWays(): Promise<Result<SignInWays, Problem>>;
  /** The initial value of the email field: what was typed before, the query's `email`, or the attribute. */
  email: string;
  /** The initial value of the field of a voucher code: from the address, or the attribute. */
  voucher: string;
  /** Addresses of links. */
  links: { terms: string; privacy: string };
  /** The origins that the browser may navigate to (D36). */
  origins(): readonly string[];
  /** The pages that a screen can open. */
  destinations: { member: URL; registrationSuccess: URL };
  /**
   * Loads the code of the captcha, which then gives a token for a public key, or an error if it is blocked, too slow or not solved
   * (D19). `undefined` if the code does not load.
   */
  captcha(): Promise<((key: string) => Promise<Result<string, FieldError<'captcha'>>>) | undefined>;
  /** The captcha in a form with this error. Nothing if there is none, or one without a part in the form. */
  captchaField(error: FieldError | undefined): ReactNode;
  /** The token of the mailed link that was validated last. */
  linkToken: LinkTokenStore;
  journey: Journey;
  /** The name of what is shown, and whether the person has returned to it, by Back or a reload. */
  screen: { place: string; returned: boolean };
  emit: Emit;
  /** Creates an item once per visit to a screen. It survives remounts and is disposed when the person leaves the screen. */
  keep<Item extends { dispose(): void }>(key: string, create: () => Item): Item;
  /** Whether the portal owns the page. */
  ownsAddress(): boolean;
}

export const [ServicesContext, useServices] = createRequiredContext<Services>();
