/* Replaces the list of 50,000 passwords in the mock, to keep the package small. */

const COMMON = /^(password\d*|1234567\d+|qwerty\w*|iloveyou|football|princess|baseball|sunshine)$/;

// biome-ignore lint/style/noDefaultExport: the package that it replaces has a default export.
export default { test: (password: string): boolean => COMMON.test(password) };
