import { Screen } from '../screens/registration/registration.screen.tsx';
import type { Config } from './config.ts';
import type { Host } from './root.tsx';
import { Widget } from './widget.tsx';

const registryOf = ({ campaignId, groupId }: Config) => ({ campaignid: campaignId, groupid: groupId });

/** Another campaign or group is another registration. */
const idsOf = ({ campaignId, groupId }: Config) => JSON.stringify([campaignId, groupId]);

/** `<self-register campaign-id group-id>`: the one screen, in somebody else's page. */
export function SelfRegister({ host }: { host: Host }) {
  return <Widget host={host} Screen={Screen} parameters={registryOf} visit={idsOf} />;
}
