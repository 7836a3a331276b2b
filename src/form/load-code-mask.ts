import type { ReportFile } from '../ui/file-report.ts';

/** The stage before the field can start it. */
export const loadCodeMask = (reportFile: ReportFile) =>
  import('./code-mask.ts').catch(() => reportFile('code-mask'));
