/**
 * The custom properties that a host page may set on any ancestor of an element. These types are the source of the documentation
 * and add no code to a page. Every element reads all of them; src/ui/tokens.css has the defaults.
 */
export interface CustomProperties {
  /**
   * Links and the primary button.
   * @syntax <color>
   */
  '--portal-accent': string;
  /**
   * The focus outline, by default the accent colour. If that is red, it looks like an error.
   * @syntax <color>
   */
  '--portal-focus': string;
  /**
   * Text on the accent colour, by default black or white, whichever has the better contrast.
   * @syntax <color>
   */
  '--portal-on-accent': string;
  /**
   * Cards and other surfaces on the background.
   * @syntax <color>
   */
  '--portal-surface': string;
  /**
   * The background of `<login-portal>`.
   * @syntax <color>
   */
  '--portal-background': string;
  /**
   * Text.
   * @syntax <color>
   */
  '--portal-text': string;
  /**
   * Less important text, such as hints.
   * @syntax <color>
   */
  '--portal-muted': string;
  /**
   * Dividing lines and the borders of cards.
   * @syntax <color>
   */
  '--portal-line': string;
  /**
   * The background of a field.
   * @syntax <color>
   */
  '--portal-field': string;
  /**
   * The border of a field. It needs a contrast of 3:1 with its surroundings.
   * @syntax <color>
   */
  '--portal-field-border': string;
  /**
   * Errors.
   * @syntax <color>
   */
  '--portal-danger': string;
  /**
   * Warnings, such as the strength of a mediocre password.
   * @syntax <color>
   */
  '--portal-warning': string;
  /**
   * Success messages.
   * @syntax <color>
   */
  '--portal-success': string;
  /**
   * The tint of the background in spring.
   * @syntax <color>
   */
  '--portal-season-spring': string;
  /**
   * The tint of the background in summer.
   * @syntax <color>
   */
  '--portal-season-summer': string;
  /**
   * The tint of the background in autumn.
   * @syntax <color>
   */
  '--portal-season-autumn': string;
  /**
   * The tint of the background in winter.
   * @syntax <color>
   */
  '--portal-season-winter': string;
  /**
   * The corners of fields, and the default for the corners of buttons.
   * @syntax <length>
   */
  '--portal-radius': string;
  /**
   * The corners of buttons.
   * @syntax <length>
   */
  '--portal-button-radius': string;
  /**
   * The corners of cards.
   * @syntax <length>
   */
  '--portal-card-radius': string;
  /**
   * The thickness of the borders of fields, buttons and cards.
   * @syntax <length>
   */
  '--portal-border-width': string;
  /**
   * The minimum height of fields and buttons.
   * @syntax <length>
   */
  '--portal-field-height': string;
  /**
   * The space between the parts of a form.
   * @syntax <length>
   */
  '--portal-gap': string;
  /**
   * The maximum width of a form. With fields side by side the maximum is 1.75 times this value.
   * @syntax <length>
   */
  '--portal-width': string;
  /**
   * The shadow of cards.
   * @syntax <shadow>
   */
  '--portal-shadow': string;
  /**
   * The font size. All other sizes are relative to it. With `1rem`, it follows the page and its buttons for larger text.
   * @syntax <length>
   */
  '--portal-font-size': string;
  /**
   * The typeface.
   * @syntax <family-name>
   */
  '--portal-font': string;
  /**
   * The typeface of titles.
   * @syntax <family-name>
   */
  '--portal-heading-font': string;
  /**
   * The weight of titles.
   * @syntax <number>
   */
  '--portal-heading-weight': string;
  /**
   * The typeface of codes.
   * @syntax <family-name>
   */
  '--portal-font-mono': string;
}
