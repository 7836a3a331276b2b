/**
 * The parts of the elements, for `::part()`. What stands here is the documentation: types only, so that it costs a page
 * nothing; an element file names its groups in `Parts`. A test compares them with what the element's modules draw.
 */

/** Every element has this. */
export interface CommonParts {
  /** Everything the element draws. */
  root: true;
}

/** Elements with a button have these. */
export interface ButtonParts {
  /** Every button with words on it; it is also `primary`, `secondary` or `quiet`. */
  button: true;
  /** The button that sends the form. */
  primary: true;
  /** A button of less weight. */
  secondary: true;
  /** A button that looks like a link. */
  quiet: true;
}

/** Elements that have something to announce have these. */
export interface AlertParts {
  /** A message about the whole form; it is also `danger`, `success` or `info`. */
  alert: true;
  /** A message that something failed. */
  danger: true;
  /** A message that something is done. */
  success: true;
  /** A message that something is worth knowing. */
  info: true;
}

/** Elements with a form have these. */
export interface FormParts extends ButtonParts, AlertParts {
  /** The title of the screen. */
  title: true;
  /** The form. */
  form: true;
  /** What changes from stage to stage. */
  panel: true;
  /** A field: label, control and error together. */
  field: true;
  /** The label of a text field. */
  label: true;
  /** A text field. */
  input: true;
  /** The error under a field. */
  error: true;
}

/** Elements that wait for an answer before they show a form have this. */
export interface WaitingParts {
  /** What stands there until the content has come. */
  spinner: true;
}

/** Elements that let people choose among products or languages have these. */
export interface RadioParts {
  /** A list of options, one of which is chosen. */
  'radio-group': true;
  /** One option with its label. */
  radio: true;
}

/** Elements with the banner about cookies have these. */
export interface CookieParts {
  /** The banner at the bottom of the page. */
  'cookie-banner': true;
  /** What it says. */
  'cookie-text': true;
  /** Its links. */
  'cookie-links': true;
}

/** Elements that offer languages have this. */
export interface LanguageParts {
  /** The choice of a language. */
  'language-switcher': true;
}

/** Elements that switch the theme have this. */
export interface ThemeParts {
  /** The button for light and dark. */
  'theme-switcher': true;
}

/** `<login-portal>` has these around every screen. */
export interface FrameParts extends LanguageParts, ThemeParts {
  /** Everything between the upper and the lower edge. */
  frame: true;
  /** The decoration behind everything. */
  background: true;
  /** The bar at the top. */
  header: true;
  /** The application's name. */
  brand: true;
  /** The place of the screen. */
  main: true;
  /** The surface the screen lies on. */
  card: true;
  /** The bar at the bottom. */
  footer: true;
  /** The line "Powered by". */
  'powered-by': true;
  /** The provider's picture. */
  'provider-logo': true;
  /** The application's version. */
  version: true;
  /** The moving decoration on a holiday, on a page of its own. */
  holiday: true;
  /** The button that stops it. */
  'animation-switcher': true;
  /** What covers the portal while it starts. */
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
  /** Whose account it is: the e-mail address above the password. */
  identity: true;
  /** The button in a password field that shows what was typed. */
  'show-password': true;
  /** The strength of a new password. */
  strength: true;
  /** What the other side of a single sign-on said. */
  message: true;
  /** The person's details, on the page of personal data. */
  personal: true;
  /** Further details, on the page of personal data. */
  extra: true;
  /** All surveys, on the page of personal data. */
  survey: true;
  /** One survey. */
  'survey-entry': true;
  /** The table of the personal reports. */
  reports: true;
}
