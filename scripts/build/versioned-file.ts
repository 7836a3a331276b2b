import { readJson } from './json.ts';

const { name, version } = readJson('package.json');

/** A copy of the one file whose content never changes under this name, so that browsers can keep it forever. */
export const VERSIONED_FILE = `${name}-${version}.min.js`;
