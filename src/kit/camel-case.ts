/** `campaign-id` → `campaignId` */
export const camelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
