/**
 * The slots of the elements: places for the host page's own content, styled by the host page. What stands here is the
 * documentation: types only, so that it costs a page nothing; an element file names its group in `Slots`.
 */

/** Elements with one form have these. */
export interface FormSlots {
  /** Words of your own above the title of the form. */
  heading: true;
  /** Words of your own below everything. */
  footer: true;
}

/** `<login-portal>` has these. */
export interface PortalSlots {
  /** At the top, in place of the application's name; a picture is shown 3 lines high at most. */
  logo: true;
  /** Words of your own above the title of every screen. */
  heading: true;
  /** At the bottom, in place of "Powered by"; the version stays. */
  footer: true;
}
