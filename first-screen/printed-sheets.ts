/* Takes the place of the style sheets that the standalone page has in its HTML, so that no visitor downloads them twice. */

const portal = document.querySelector('login-portal');
// A browser without declarative shadow roots leaves the content in its template.
const content = portal?.shadowRoot ?? portal?.querySelector('template')?.content;

/** A security policy that blocks a `<style>` leaves its text. */
export const printedSheets = content?.querySelector('style')?.textContent ?? '';
