import { pageOrigin } from '../../kit/origin.ts';
import type { Navigation } from '../../services/navigation.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { configOf, type Host } from '../element/host.ts';
import type { Leave } from './leave.ts';

/** Only an API on another origin can be on another site. */
export const continueLogin =
  (host: Host, leave: Leave, reportFile: ReportFile): Navigation['continueLogin'] =>
  async (email) => {
    const config = configOf(host);
    return (
      config.apiBase.origin !== pageOrigin() &&
      (await import('./portal-page.ts').catch(() => reportFile('portal-page')))?.openPortalPage(
        config,
        email,
        leave,
      )
    );
  };
