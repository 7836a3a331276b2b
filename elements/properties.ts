/**
 * The custom properties that a host page may set, anywhere above an element. What stands here is the documentation: types
 * only, so that it costs a page nothing. Every element reads them all; the defaults stand in src/ui/tokens.css.
 */
export interface CustomProperties {
  /**
   * Links, the button that sends a form, and the outline of what has the focus.
   * @syntax <color>
   */
  '--portal-accent': string;
  /**
   * Text on the accent.
   * @syntax <color>
   */
  '--portal-on-accent': string;
  /**
   * Cards and other surfaces that lie on the page.
   * @syntax <color>
   */
  '--portal-surface': string;
  /**
   * Behind everything, in `<login-portal>`.
   * @syntax <color>
   */
  '--portal-background': string;
  /**
   * Text.
   * @syntax <color>
   */
  '--portal-text': string;
  /**
   * Text of less weight, as hints are.
   * @syntax <color>
   */
  '--portal-muted': string;
  /**
   * Lines between things.
   * @syntax <color>
   */
  '--portal-line': string;
  /**
   * The inside of a field.
   * @syntax <color>
   */
  '--portal-field': string;
  /**
   * The border of a field: 3:1 against its surroundings, for it says where to type.
   * @syntax <color>
   */
  '--portal-field-border': string;
  /**
   * Errors.
   * @syntax <color>
   */
  '--portal-danger': string;
  /**
   * What needs attention, as a middling password does.
   * @syntax <color>
   */
  '--portal-warning': string;
  /**
   * What went well.
   * @syntax <color>
   */
  '--portal-success': string;
  /**
   * The tint of the background in spring, on a page of the portal's own.
   * @syntax <color>
   */
  '--portal-season-spring': string;
  /**
   * The tint of the background in summer, on a page of the portal's own.
   * @syntax <color>
   */
  '--portal-season-summer': string;
  /**
   * The tint of the background in autumn, on a page of the portal's own.
   * @syntax <color>
   */
  '--portal-season-autumn': string;
  /**
   * The tint of the background in winter, on a page of the portal's own.
   * @syntax <color>
   */
  '--portal-season-winter': string;
  /**
   * The corners of fields, and of buttons that have none of their own.
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
   * The least height of fields and buttons.
   * @syntax <length>
   */
  '--portal-field-height': string;
  /**
   * The space between the parts of a form.
   * @syntax <length>
   */
  '--portal-gap': string;
  /**
   * How wide a form becomes where its place is wider; with fields side by side it takes up to 1.75 times that.
   * @syntax <length>
   */
  '--portal-width': string;
  /**
   * The shadow of cards.
   * @syntax <shadow>
   */
  '--portal-shadow': string;
  /**
   * The size of text; everything else is sized by it.
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
