/* `npm test -- servers` runs the same tests with the servers in other languages. */
import { testServers } from '../../servers/test-servers.ts';

testServers(['express', 'reference']);
