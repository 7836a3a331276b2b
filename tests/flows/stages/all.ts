/* Every screen and state there is a way to, in the order a person may meet them. */
import { REGISTRATION_STAGES, VOUCHER_STAGES } from './forms.ts';
import { LOGIN_STAGES } from './login.ts';
import type { MailedStage } from '../mailed-stage.ts';
import { OTHER_STAGES } from './other.ts';
import { DATA_STAGES, REQUEST_STAGES } from './private-data.ts';
import { PASSWORD_STAGES, TOKEN_STAGES } from './token.ts';

export const ALL_STAGES: Readonly<Record<string, readonly MailedStage[]>> = {
  Login: LOGIN_STAGES,
  'Beside the login': OTHER_STAGES,
  'Mailed links': TOKEN_STAGES,
  'New password': PASSWORD_STAGES,
  'Access requests': REQUEST_STAGES,
  'Personal data and reports': DATA_STAGES,
  'Redeem Voucher': VOUCHER_STAGES,
  Registration: REGISTRATION_STAGES,
};
