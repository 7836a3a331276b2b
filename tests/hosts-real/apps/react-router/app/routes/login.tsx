import 'login-portal/login-portal';
import type {} from 'login-portal/react';

export default function Login() {
  return <login-portal />;
}
