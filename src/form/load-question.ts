import { inTime } from '../kit/in-time.ts';
import type { ReportFile } from '../ui/file-report.ts';

/** Whether another address is probably meant, and the answers to this question (D102). A field with an address loads it ahead. */
export const loadQuestion = (reportFile?: ReportFile) =>
  inTime(import('./email-question.tsx'), 'email-question', reportFile);
