import type { Navigation } from '../../services/navigation.ts';
import { hasNext } from '../../session/next-key.ts';
import type { Mounted } from '../element/mounted.ts';
import type { Leave } from './leave.ts';

export const loadNextPage = ({ reportFile }: Mounted) =>
  import('./next-page.ts').catch(() => reportFile('next-page'));

/** `inAddress` is `?next=` of the portal's own page, which is kept until somebody has signed in (D73). */
export const openArea =
  (mounted: Mounted, leave: Leave, inAddress: string | undefined): Navigation['openArea'] =>
  async (area, reason, options) => {
    const next = inAddress || (mounted.ownsAddress() && hasNext()) ? await loadNextPage(mounted) : undefined;
    const config = mounted.config();
    const url = config[`${area}Url`];
    const source = { fromLink: reason === 'token', inAddress };
    await leave(next ? next.nextPage(config, url, source) : url, reason, options);
  };
