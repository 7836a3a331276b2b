import { pageOrigin } from '../../browser/origin.ts';
import type { Navigation } from '../../services/navigation.ts';
import type { Mounted } from '../element/mounted.ts';
import type { Leave } from './leave.ts';

/** Only an API on another origin can be on another site. */
export const continueLogin =
  (mounted: Mounted, leave: Leave): Navigation['continueLogin'] =>
  async (email) =>
    mounted.config().apiBase.origin !== pageOrigin() &&
    (await import('./portal-page.ts').catch(() => mounted.reportFile('portal-page')))?.openPortalPage(
      mounted,
      email,
      leave,
    );
