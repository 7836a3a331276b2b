/* How the names of the public API are written elsewhere. */

export const GENERATED = '// Generated from elements/ and src/services/host-events.ts.\n';

/** `campaign-id` → `campaignId` */
export const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `voucher-redeem` → `VoucherRedeemElement` */
export const className = (tag: string): string => `${camel(`-${tag}`)}Element`;

/** What an attribute may say, as a type of TypeScript. */
export const attributeType = ({ type, values }: { type: string; values: readonly string[] }): string =>
  values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : type;

/** Each item as a line or block of its own, behind an indent. */
export const lines = (items: readonly string[], indent = ''): string =>
  items.map((item) => `${indent}${item.replaceAll('\n', `\n${indent}`)}\n`).join('');
