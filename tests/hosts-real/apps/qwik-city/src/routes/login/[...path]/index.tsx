import { component$, useVisibleTask$ } from '@builder.io/qwik';
import type {} from 'login-portal/qwik';

export default component$(() => {
  useVisibleTask$(async () => {
    await import('login-portal/login-portal');
  });
  return <login-portal />;
});
