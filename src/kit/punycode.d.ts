declare module 'punycode/punycode.es6.js' {
  /** Decodes what follows `xn--` in a label. Throws if it is not one. */
  export const decode: (label: string) => string;
}
