/* Host pages with the style sheet of a framework, which has a reset, tags and classes, and with one that no framework would have. */

/** A style sheet that applies to everything it can select. */
const GREEDY_CSS = `
  html { font-size: 62.5%; zoom: 1; }
  * { box-sizing: content-box; text-transform: uppercase; letter-spacing: 0.2em; font: italic 30px/3 serif; color: red; }
  * { text-align: right; cursor: wait; word-spacing: 1em; text-indent: 2em; white-space: pre; text-shadow: 1px 1px red; }
  * { list-style: square; border-collapse: collapse; quotes: none; hyphens: auto; word-break: break-all; tab-size: 1; }
  *::placeholder { color: red; }
  *::selection { background: red; color: lime; }
  :not(:defined) { display: none; }
  [class], .root, .button, .input, .field, .label, .stack, .card { border: 5px solid red; background: yellow; }
  div, form, input, button, label, a, p, h1, h2, svg, section { margin: 3em; padding: 3em; float: left; }
  :root { --_accent: red; --size-3: 99px; --gray-9: red; --cyan-9: red; --shadow-4: none; --_gap: 99px; }
`;

/** The content of `<head>` by name; the first page is the reference. */
export const HEADS: Readonly<Record<string, string>> = {
  'no framework': '',
  Bootstrap: '<link rel="stylesheet" href="/node_modules/bootstrap/dist/css/bootstrap.css">',
  'greedy CSS': `<style>${GREEDY_CSS}</style>`,
};

/** `#place` has the same size and position in every page. */
export const BODY = `
  <section id="samples">
    <h1>Title</h1><p>Text with <a href="/x">a link</a></p>
    <button>Button</button><input value="text"><input type="checkbox"><select><option>One</option></select>
    <label>Label</label><textarea></textarea>
    <table><tbody><tr><td>Cell</td></tr></tbody></table><ul><li>Item</li></ul>
  </section>
  <div id="place" style="all: initial; display: block; position: absolute; left: 0; top: 600px; width: 640px"></div>`;
