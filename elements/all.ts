/** The one-file bundle: every element, registered as it loads. */
import './login-portal.ts';
import './forgot-password.ts';
