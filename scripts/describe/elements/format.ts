/* How the names of the interface are written elsewhere. */
import { camelCase } from '../../../src/kit/camel-case.ts';

export const GENERATED =
  '// Generated from elements/, src/app/element/attributes.ts and src/services/host-events.ts.\n';

/** `voucher-redeem` → `VoucherRedeemElement` */
export const className = (tag: string): string => `${camelCase(`-${tag}`)}Element`;

/** What an attribute may say, as a type of TypeScript. */
export const attributeType = ({ values }: { values: readonly string[] }): string =>
  values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : 'string';

/** Each item as a line or block of its own, behind an indent. */
export const lines = (items: readonly string[], indent = ''): string =>
  items.map((item) => `${indent}${item.replaceAll('\n', `\n${indent}`)}\n`).join('');
