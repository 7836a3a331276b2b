/** A word list made from the packages of zxcvbn-ts when it is imported: scripts/word-lists.ts. */
declare module 'virtual:words-*' {
  export const words: string;
  export const ranks: string;
}
