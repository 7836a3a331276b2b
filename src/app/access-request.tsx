import { Screen } from '../screens/mail-request/access-request.screen.tsx';
import type { Config } from './config.ts';
import type { Host } from './root.tsx';
import { Widget } from './widget.tsx';

const kindOf = ({ kind }: Config) => ({ kind });

/** `<access-request kind>`: the one screen, in somebody else's page. */
export function AccessRequest({ host }: { host: Host }) {
  return <Widget host={host} Screen={Screen} parameters={kindOf} />;
}
