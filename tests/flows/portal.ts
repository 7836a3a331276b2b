/* Page object of the portal. Its texts are English unless `translate` is given. */
import type { Locator, Page } from 'playwright/test';
import { type PersonKey, seededPerson } from '../../server/reference/seeds/people.ts';
import { complete, enter } from '../support/enter.ts';
import { test as base } from '../support/flow.ts';
import type { ScreenName } from '../support/screens.ts';
import { shownText } from '../support/shown-text.ts';

export { expect } from '../support/flow.ts';

export class Portal {
  readonly page: Page;
  private readonly say: (text: string) => string;

  constructor(page: Page, translate: (text: string) => string = (text) => text) {
    this.page = page;
    this.say = translate;
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: this.say('Email address'), exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel(this.say('Password'), { exact: true });
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: this.say('Security code'), exact: true });
  }

  field(label: string): Locator {
    return this.page.getByLabel(this.say(label), { exact: true });
  }

  title(text: string): Locator {
    return this.page.getByRole('heading', { name: this.say(text), exact: true, level: 1 });
  }

  text(text: string): Locator {
    return shownText(this.page, this.say(text), true);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: this.say(name), exact: true });
  }

  /** A button of the choice; its accessible name also contains an explanation. */
  choice(title: 'Member' | 'Admin'): Locator {
    return this.page.getByRole('button').filter({ has: this.text(title) });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name: this.say(name), exact: true });
  }

  /** Opens the language menu and shows the code of the current language. */
  get languageButton(): Locator {
    return this.page.getByRole('button', { name: this.say('Language') });
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/login/${path}`);
  }

  /** Fills in the form and submits it. A field without a text stays as it is. */
  enter(name: ScreenName, ...texts: string[]): Promise<void> {
    return enter(this.page, name, texts, this.say);
  }

  /** The same, and waits until the screen says that the form has succeeded. */
  complete(name: ScreenName, ...texts: string[]): Promise<void> {
    return complete(this.page, name, texts, this.say);
  }

  submitEmail = (email: string): Promise<void> => this.enter('email', email);

  submitPassword = (password: string): Promise<void> => this.enter('password', password);

  /** The last digit submits the code. */
  submitCode = (code: string): Promise<void> => this.code.pressSequentially(code);

  /** Looks up, as people do before they type an answer to what they read. What is typed before goes nowhere (D98). */
  pause = (): Promise<void> => this.page.waitForTimeout(600);

  /** Waits until the button is enabled; needs `page.clock`. */
  async requestNewCode(): Promise<void> {
    await this.page.clock.runFor(31_000);
    await this.button('Send a new code').click();
  }

  /** Opens the login and submits the email of a seeded person. */
  async enterEmailOf(key: PersonKey): Promise<void> {
    await this.open();
    await this.submitEmail(emailOf(key));
  }

  /** Opens the login and submits the email and the password of a seeded person. */
  async signIn(key: PersonKey, path = ''): Promise<void> {
    await this.open(path);
    await this.submitEmail(emailOf(key));
    await this.submitPassword(passwordOf(key));
  }

  /** Answers a call with this data instead of the backend's. */
  reply(path: string, data: unknown): Promise<unknown> {
    return this.page.route(`**/api/v1/${path}`, (route) => route.fulfill({ json: { status: 'OK', data } }));
  }

  /** Keeps the portal from leaving the page. */
  preventNavigation(): Promise<void> {
    return this.page.evaluate(() =>
      document.addEventListener('portal-navigate', (event) => event.preventDefault()),
    );
  }
}

export const test = base.extend<{ portal: Portal }>({
  portal: async ({ page }, use) => use(new Portal(page)),
});

export function passwordOf(key: PersonKey): string {
  const { password } = seededPerson(key);
  if (password === null) throw new Error(`${key} has no password.`);
  return password;
}

export const emailOf = (key: PersonKey): string => seededPerson(key).email;
