import { readJson } from './json.ts';

const { name, version } = readJson('package.json');

/** Copies of the one file and of portal.js, whose content never changes under these names, so that browsers can keep them forever. */
export const VERSIONED_FILE = `${name}-${version}.min.js`;
export const VERSIONED_PORTAL = `portal-${version}.min.js`;

/** Each file with its copy. */
export const VERSIONED_COPIES = [
  ['login-portal.js', VERSIONED_FILE],
  ['portal.js', VERSIONED_PORTAL],
] as const;
