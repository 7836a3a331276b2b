/// <reference types="mocha" />

/** What lib.dom leaves out: Trusted Types, as far as the tests use them. */
declare const trustedTypes: {
  createPolicy<Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules): Rules;
};
