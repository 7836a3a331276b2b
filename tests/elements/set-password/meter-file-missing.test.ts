import { loadScript } from '../../support/mount.ts';
import { testWithoutMeter } from '../../support/password-without-meter.ts';

describe('a new password of the compact one file whose second file fails to load', () => {
  before(() => loadScript('/dist-words-missing/compact/login-portal.js'));
  testWithoutMeter();
});
