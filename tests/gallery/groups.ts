/* Every screen and state there is a way to, in the order a person may meet them. */
import { LOGIN_STAGES } from '../flows/login-stages.ts';
import type { MailedStage } from '../flows/mailed-stage.ts';
import { OTHER_STAGES } from '../flows/other-stages.ts';
import { DATA_STAGES, REQUEST_STAGES } from '../flows/private-stages.ts';
import { PASSWORD_STAGES, TOKEN_STAGES } from '../flows/token-stages.ts';

export const GROUPS: Readonly<Record<string, readonly MailedStage[]>> = {
  Login: LOGIN_STAGES,
  'Beside the login': OTHER_STAGES,
  'Mailed links': TOKEN_STAGES,
  'New password': PASSWORD_STAGES,
  'Access requests': REQUEST_STAGES,
  'Personal data and reports': DATA_STAGES,
};

export const fileName = (stage: string): string => stage.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
