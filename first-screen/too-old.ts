/*
 * Runs before the other scripts of index.html, and is built for browsers that cannot read those: they report a syntax error in a
 * file of this site, and the app never starts. The page then says what it says without JavaScript, in all languages.
 */
addEventListener('error', ({ message, filename }) => {
  if (message.includes('SyntaxError') && filename.startsWith(location.origin))
    addEventListener('load', replacePortal);
});

function replacePortal(): void {
  if (customElements.get('login-portal')) return;
  const find = (tag: string) => document.querySelector(tag) as Element;
  const text = document.createElement('p');
  // With scripts, the content of the element is a text.
  text.textContent = `${find('noscript').textContent}`.replace(/<.*?>/g, ' ');
  find('login-portal').replaceWith(text);
}
