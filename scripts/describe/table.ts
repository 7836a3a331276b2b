const cell = (text = '') =>
  text
    .trim()
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');

/** A table of Markdown, or nothing without rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')}\n\n`;
