import 'login-portal/login-portal';
import type {} from 'login-portal/solid';

export default function Login() {
  return <login-portal />;
}
