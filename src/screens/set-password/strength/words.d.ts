/** Made by scripts/word-lists.ts when they are imported. */
declare module 'virtual:words-*' {
  export const words: string;
  export const ranks: string;
}

declare module 'virtual:word-lists' {
  type Load = () => Promise<typeof import('virtual:words-common')>;

  /** How each list is loaded: the common passwords, and words and names by language. */
  export const wordLists: { common: Load; [locale: string]: Load };
}
