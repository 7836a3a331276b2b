import { Screen } from '../screens/forgot-password/forgot-password.screen.tsx';
import type { Host } from './root.tsx';
import { Widget } from './widget.tsx';

/** `<forgot-password>`: the one screen, in somebody else's page. */
export function ForgotPassword({ host }: { host: Host }) {
  return <Widget host={host} Screen={Screen} />;
}
