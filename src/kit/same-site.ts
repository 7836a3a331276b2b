/** Names under which the registries of many countries register domains, such as `co.uk` and `com.pl`. */
const REGISTRY = /^(?:ac|co|com|edu|go|gov|ne|net|or|org)\.[a-z]{2}$/;

/**
 * Whether a browser sends the cookies of one address with calls from a page of the other. The rule of browsers needs the public suffix
 * list, which is much larger than the elements. Here two hosts are the same site if they end in the same two names, or in the same
 * three below a registry (D82).
 */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false;
  if (one.hostname === other.hostname) return true;
  const common = commonEnd(one.hostname.split('.'), other.hostname.split('.'));
  const isAddress = /^\d+$/.test(common.at(-1) ?? '');
  return !isAddress && common.length >= 2 && !REGISTRY.test(common.join('.'));
}

function commonEnd(one: string[], other: string[]): string[] {
  const difference = one.findLastIndex((name, index) => name !== other[index - one.length + other.length]);
  return one.slice(difference + 1);
}
