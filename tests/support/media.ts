/* Emulated media features, which only Chromium supports. They are reset after each test. */
import { emulateMedia } from '@web/test-runner-commands';
import { ENGINE } from './engine.ts';

export { emulateMedia };

if (ENGINE === 'Chromium')
  afterEach(() =>
    emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' }),
  );
