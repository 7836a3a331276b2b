/** The build creates these modules (`scripts/build/word-lists.ts`). */
declare module 'virtual:words-*' {
  export const words: string;
  export const ranks: string;
}

declare module 'virtual:word-lists' {
  type Load = () => Promise<typeof import('virtual:words-common')>;

  /** Load the common passwords, and the words and names by language. */
  export const wordLists: { common: Load; [locale: string]: Load };
}
