import Layout from '@theme/Layout';
import 'login-portal/login-portal';
import type {} from 'login-portal/react';

export default function Login() {
  return (
    <Layout title="Sign in">
      <login-portal />
    </Layout>
  );
}
