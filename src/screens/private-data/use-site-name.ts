import { useServices } from '../../services/services.ts';
import { useValue } from '../../services/use-reply.ts';

/** The name of the application, if it is known, and the host of the page. */
export function useSiteName(): string {
  const configuration = useValue(useServices().configuration);
  return [configuration?.applicationName, location.host].filter(Boolean).join(', ');
}
