/**
 * The parts of the elements, for `::part()`. These types are the source of the documentation and add no code to a page. The
 * file of an element exports its groups as `Parts`. A test compares them with the parts that the element renders.
 */

/** Every element has this. */
export interface CommonParts {
  /** The whole content of the element. */
  root: true;
}

/** Elements with a button have these. */
export interface ButtonParts {
  /** Every button with a text. Unless it waits for the server, it is also `primary`, `secondary` or `quiet`. */
  button: true;
  /** The main button, such as the one that submits the form. */
  primary: true;
  /** A less important button. */
  secondary: true;
  /** A button that looks like a link. */
  quiet: true;
}

/** Elements with messages have these. */
export interface AlertParts {
  /** A message about the whole form. It is also `danger`, `success` or `info`. */
  alert: true;
  /** An error message. */
  danger: true;
  /** A message with information. */
  info: true;
}

/** Elements with a form have these. */
export interface FormParts extends ButtonParts, AlertParts {
  /** The title of the screen. */
  title: true;
  /** The headline, with the sentence and the address below it. */
  step: true;
  /** What to do at a stage, or what has happened. */
  headline: true;
  /** The form. */
  form: true;
  /** The content of a stage of the form. */
  panel: true;
  /** A field with its label and error. */
  field: true;
  /** The label of a text field. */
  label: true;
  /** A text field. */
  input: true;
  /** The error under a field. */
  error: true;
  /** The link back to the login. */
  back: true;
}

/** Elements that load data before they show a form have this. */
export interface WaitingParts {
  /** The spinner and its text, shown while the content loads. */
  spinner: true;
}

/** Elements with a choice of products or languages have these. */
export interface RadioParts {
  /** A list of options, one of which is chosen. */
  'radio-group': true;
  /** One option with its label. */
  radio: true;
}

/** Elements with the cookie banner have these. */
export interface CookieParts {
  /** The banner at the bottom of the page. */
  'cookie-banner': true;
  /** The text of the banner. */
  'cookie-text': true;
  /** The links in the banner. */
  'cookie-links': true;
}

/** Elements with the language switcher have this. */
export interface LanguageParts {
  /** The button and menu for the language. */
  'language-switcher': true;
}

/** Elements with the theme switcher have this. */
export interface ThemeParts {
  /** The button that switches between light and dark. */
  'theme-switcher': true;
}

/** `<login-portal>` has these around every screen. */
export interface FrameParts extends LanguageParts, ThemeParts {
  /** The whole portal, from the header to the footer. */
  frame: true;
  /** The decorative background. */
  background: true;
  /** The bar at the top. */
  header: true;
  /** The application name. */
  brand: true;
  /** The area that contains the card. */
  main: true;
  /** The surface that contains the screen. */
  card: true;
  /** The bar at the bottom. */
  footer: true;
  /** The text "Powered by". */
  'powered-by': true;
  /** The provider's logo. */
  'provider-logo': true;
  /** The message that a call has failed without a network, until the next answer. */
  offline: true;
  /** The application version. */
  version: true;
  /** The animation on a holiday, on the standalone page. */
  holiday: true;
  /** The button that stops and starts the animation. */
  'animation-switcher': true;
  /** The screen that covers the portal while it starts. */
  'loading-screen': true;
}

/** `<login-portal>` has these on its screens. */
export interface ScreenParts {
  /** The choice between two accounts. */
  choice: true;
  /** One of the two accounts. */
  option: true;
  /** The buttons of single sign-on. */
  sso: true;
  /** The email address of the account, above the password. */
  identity: true;
  /** The button in a password field that shows the password. */
  'show-password': true;
  /** The strength of a new password. */
  strength: true;
  /** The message of the single sign-on provider. */
  message: true;
  /** The person's details, on the personal data screen. */
  personal: true;
  /** Additional details, on the personal data screen. */
  extra: true;
  /** All surveys, on the personal data screen. */
  survey: true;
  /** One survey. */
  'survey-entry': true;
  /** The dialog that asks before personal data or reports disappear. */
  dialog: true;
  /** The table of the personal reports. */
  reports: true;
}
