import { Screen } from '../screens/mail-request/forgot-password.screen.tsx';
import type { Config } from './config.ts';
import type { Host } from './root.tsx';
import { Widget } from './widget.tsx';

const accountOf = ({ account }: Config) => ({ account });

/** `<forgot-password account>`: the one screen, in somebody else's page. */
export function ForgotPassword({ host }: { host: Host }) {
  return <Widget host={host} Screen={Screen} parameters={accountOf} />;
}
