/** The one-file bundle: every element, registered as it loads. */
import './access-request.ts';
import './login-portal.ts';
import './forgot-password.ts';
import './self-register.ts';
import './voucher-redeem.ts';
