import 'login-portal/compact/login-portal';
import type {} from 'login-portal/preact';

// preact-iso would follow the links of the portal a second time.
export const Login = () => <login-portal onClick={(event) => event.stopPropagation()} />;
