/* Puts elements on the page and takes them away after the test. */

/** The page allows this one policy: a test may write HTML, what it tests may not. */
const testPolicy = trustedTypes.createPolicy('tests', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

let stage: HTMLElement | undefined;

/** Adds the HTML to the page and returns its first element. */
export function mount<T extends HTMLElement = HTMLElement>(html: string): T {
  const template = document.createElement('template');
  template.innerHTML = testPolicy.createHTML(html.trim());
  const fragment = document.importNode(template.content, true);
  const element = fragment.firstElementChild as T | null;
  if (!element) throw new Error(`No element in: ${html}`);
  if (!stage) {
    stage = document.createElement('div');
    document.body.append(stage);
  }
  stage.append(fragment);
  return element;
}

/** Loads a file of dist/ as a host page does with `<script src>`. */
export function loadScript(
  address: string,
  type: 'classic' | 'module' = 'classic',
  origins = '',
): Promise<void> {
  const script = document.createElement('script');
  if (type === 'module') script.type = 'module';
  if (origins) script.dataset.origins = origins;
  script.src = testPolicy.createScriptURL(address);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not load.`));
    document.head.append(script);
  });
}

/** Defines the elements exactly as shipped; the page trusts these origins besides its own. */
export function loadElements(origins = ''): Promise<void> {
  return loadScript('/dist/login-portal.js', 'classic', origins);
}

afterEach(() => {
  stage?.remove();
  stage = undefined;
});
