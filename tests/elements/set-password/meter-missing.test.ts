import { loadScript } from '../../support/mount.ts';
import { testWithoutMeter } from './password-without-meter.ts';

describe('a new password whose word lists fail to load', () => {
  before(() => loadScript('/dist-words-missing/elements/login-portal.js', 'module'));
  testWithoutMeter();
});
