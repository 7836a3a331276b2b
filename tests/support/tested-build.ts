import { RENDERERS } from '../../scripts/build/renderers.ts';

const { PORTAL_DIST = 'dist' } = process.env;
const found = RENDERERS.find(({ outDir }) => outDir === PORTAL_DIST);
if (!found) throw new Error(`PORTAL_DIST is ${RENDERERS.map(({ outDir }) => outDir).join(' or ')}.`);

/** The renderer whose outputs are tested; `PORTAL_DIST=dist/compact` selects the compact build. */
export const testedBuild = found;
