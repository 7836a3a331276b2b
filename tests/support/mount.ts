/* Adds elements to the page and removes them after the test. */

/** The content security policy allows this Trusted Types policy to tests only. */
export const testPolicy = trustedTypes.createPolicy('tests', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

let container: HTMLElement | undefined;

/** Adds the HTML to the page and returns its first element. */
export function mount<T extends HTMLElement = HTMLElement>(html: string): T {
  const template = document.createElement('template');
  template.innerHTML = testPolicy.createHTML(html.trim());
  const fragment = document.importNode(template.content, true);
  const element = fragment.firstElementChild as T | null;
  if (!element) throw new Error(`No element in: ${html}`);
  if (!container) {
    container = document.createElement('div');
    document.body.append(container);
  }
  container.append(fragment);
  return element;
}

/** Loads a script with `<script src>`, as a host page does. */
export function loadScript(url: string, type: 'classic' | 'module' = 'classic', origins = ''): Promise<void> {
  const script = document.createElement('script');
  if (type === 'module') script.type = 'module';
  if (origins) script.dataset.origins = origins;
  script.src = testPolicy.createScriptURL(url);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load.`));
    document.head.append(script);
  });
}

/** Loads the built elements; `origins` are trusted origins. */
export function loadElements(origins = ''): Promise<void> {
  return loadScript('/dist/login-portal.js', 'classic', origins);
}

afterEach(() => {
  container?.remove();
  container = undefined;
});
