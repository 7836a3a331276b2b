import type { Notice } from './notice.ts';

const LINE = '='.repeat(80);

/** All notices as one text. */
export function licencesText(product: string, notices: readonly Notice[]): string {
  const head = `${product} includes code and data of the following packages.`;
  return `${[head, ...notices.map(section)].join(`\n\n${LINE}\n`)}\n`;
}

function section({ name, version, licence, text }: Notice): string {
  return `${name} ${version} (${licence})\n${LINE}\n\n${text}`;
}
