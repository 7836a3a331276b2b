import type { Voucher } from '../store/vouchers.ts';

export interface SeededVoucher extends Voucher {
  readonly key: string;
  readonly situation: string;
}

const plain = { audience: 'anyone', require: [], products: [], languages: [] } as const;

/** One voucher for each situation. */
export const seededVouchers = [
  {
    ...plain,
    key: 'asksForNothing',
    code: '56HES-Z3NPS-4TPQ9-USKUN-M3XXL',
    situation: 'for anybody; asks for nothing more',
  },
  {
    ...plain,
    key: 'membersOnly',
    code: 'TU684-A2L7B-JUAUR-DBNQ4-9YR4C',
    situation: 'for existing members only',
    audience: 'members',
  },
  {
    ...plain,
    key: 'newOnly',
    code: 'ZTGQ6-MFYS9-KH3PA-A95BY-3TMFN',
    situation: 'for new members only',
    audience: 'new',
  },
  {
    ...plain,
    key: 'asksForNames',
    code: 'E9YKS-CMH8Z-LRVPC-CSJWL-PJY6Y',
    situation: 'asks new members for their names',
    require: ['firstname', 'lastname'],
  },
  {
    ...plain,
    key: 'asksForProduct',
    code: 'EY94U-58NTY-R2F8B-NDQXW-HZ6VX',
    situation: 'asks for a product, in groups',
    require: ['product'],
    products: ['tea-compass', 'personality', 'cmp-short', 'cmp-standard', 'work', 'leadership', 'ldr-self'],
  },
  {
    ...plain,
    key: 'asksForAnyProduct',
    code: 'W5QB5-Y8YWX-78UTU-CLYYZ-MYKAM',
    situation: 'asks for a product without naming any: all of them are offered',
    require: ['product'],
  },
  {
    ...plain,
    key: 'asksForLanguage',
    code: '3DG57-7767E-ZTGGR-NSNL5-VDBV8',
    situation: 'asks for a language',
    require: ['language'],
    languages: ['en', 'nl', 'de', 'pl', 'pt', 'sv'],
  },
  {
    ...plain,
    key: 'asksForEverything',
    code: '2LBS2-3MS26-S8PEA-643JR-X8R8D',
    situation: 'asks for names, a product without groups and a language',
    require: ['firstname', 'lastname', 'product', 'language'],
    products: ['cmp-short', 'car-anchors', 'str-load'],
    languages: ['de', 'en'],
  },
  {
    ...plain,
    key: 'spent',
    code: 'SJHLA-7UUUB-BAVVL-Z8ZZF-R4CBR',
    situation: 'has been used already',
    spentAt: Date.parse('2026-01-05T10:30:00Z'),
  },
] as const satisfies readonly SeededVoucher[];

export type VoucherKey = (typeof seededVouchers)[number]['key'];

export function seededVoucher(key: VoucherKey): SeededVoucher {
  const voucher = seededVouchers.find((candidate) => candidate.key === key);
  if (!voucher) throw new Error(`No voucher is seeded as ${key}.`);
  return voucher;
}
