/** Adds attributes to the root of the content. The renderers write the others in different orders. */
export function markRoot(html: string, attributes: string): string {
  const marked = html.replace(/<div (?=[^>]*\bpart="root")/, `<div ${attributes} `);
  if (marked === html) throw new Error('The content has no root.');
  return marked;
}
