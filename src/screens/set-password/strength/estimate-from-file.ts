/* Takes the place of estimate.ts in the one file of the compact build, which would be a quarter larger with the estimator. */

import type { Locale } from '../../../i18n/locale.ts';
import { scriptAddress } from '../../../kit/script-origin.ts';
import type { ReportFile } from '../../../ui/file-report.ts';
import type { Estimator } from './engine.ts';

/** The name of the file, set by the build (scripts/build/versioned-file.ts). It is beside the script. */
declare const STRENGTH_FILE: string;

// Now, because later the stack begins with another script.
const address = scriptAddress(new Error().stack);

export async function loadEstimator(_locale: Locale, reportFile: ReportFile): Promise<Estimator> {
  try {
    const { href } = new URL(STRENGTH_FILE, address);
    const file: typeof import('./strength-file.ts') = await import(/* @vite-ignore */ href);
    return await file.createShortEstimator();
  } catch (error) {
    reportFile('password-strength');
    throw error;
  }
}
