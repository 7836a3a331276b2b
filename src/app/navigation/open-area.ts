import type { Navigation } from '../../services/navigation.ts';
import { noteSignIn } from '../../services/sent-back.ts';
import type { Mounted } from '../element/mounted.ts';
import type { Leave } from './leave.ts';

/** Somebody has signed in. The journey, with the page that they came for (D73), is over. */
export const openArea =
  (mounted: Mounted, leave: Leave): Navigation['openArea'] =>
  async (area, reason, options) => {
    const journey = mounted.journey();
    const { next } = journey;
    journey.end();
    noteSignIn();
    const file = next && (await import('./next-page.ts').catch(() => mounted.reportFile('next-page')));
    const config = mounted.config();
    const url = config[`${area}Url`];
    await leave(file ? file.nextPage(config, url, next) : url, reason, options);
  };
