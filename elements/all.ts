/** The one-file bundle: every element, registered as it loads. */
import './script.ts';
import './access-request.ts';
import './cookie-consent.ts';
import './login-portal.ts';
import './forgot-password.ts';
import './language-switcher.ts';
import './self-register.ts';
import './voucher-redeem.ts';
import './theme-switcher.ts';
