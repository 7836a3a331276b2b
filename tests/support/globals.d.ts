/// <reference types="mocha" />

/** The part of Trusted Types that the tests use; lib.dom does not declare it. */
declare const trustedTypes: {
  createPolicy<Rules extends Record<string, (text: string) => string>>(name: string, rules: Rules): Rules;
};
