/* `npm test -- servers` also runs what takes long. */
import { testServers } from './test-servers.ts';

testServers();
