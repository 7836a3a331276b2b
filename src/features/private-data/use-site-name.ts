import { isolate } from '../../kit/isolate.ts';
import { useServices } from '../../services/services.ts';
import { useValue } from '../../services/use-reply.ts';

/** The name of the application, if it is known, also with the host of the page. */
export function useSiteName(): { owner: string | undefined; site: string } {
  const owner = useValue(useServices().application)?.applicationName;
  return { owner, site: [isolate(owner ?? ''), location.host].filter(Boolean).join(', ') };
}
