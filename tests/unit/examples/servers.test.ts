/* `npm test -- servers` also runs what takes long. */
import { testServers } from '../../servers/test-servers.ts';

testServers();
