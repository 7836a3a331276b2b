/**
 * The slots of the elements: places for content of the host page, which also styles it. These types are the source of the
 * documentation and add no code to a page. The file of an element exports its group as `Slots`.
 */

/** Elements with one form have these. */
export interface FormSlots {
  /** Your own content above the title of the form. */
  heading: true;
  /** Your own content below the form. */
  footer: true;
}

/** `<login-portal>` has these. */
export interface PortalSlots {
  /** Replaces the application name at the top. An image is at most 3em high. */
  logo: true;
  /** Your own content above the title of every screen. */
  heading: true;
  /** Replaces "Powered by" at the bottom. The version is still shown. */
  footer: true;
}
