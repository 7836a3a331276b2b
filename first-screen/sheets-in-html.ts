/* Takes the place of the style sheets that the standalone page has in its HTML, so that no visitor downloads them twice. */

const portal = document.querySelector('login-portal');
// A browser without declarative shadow roots leaves the content in its template. `rendering="light"` needs no shadow root.
const content = portal?.shadowRoot ?? portal?.querySelector('template')?.content ?? portal;

/** Without the layer of `rendering="light"`, which src/ui/sheet.ts adds. A policy that blocks a `<style>` leaves its text. */
export const sheetsInHtml =
  content?.querySelector('style')?.textContent.replace(/^@layer login-portal\{(.*)\}$/s, '$1') ?? '';
