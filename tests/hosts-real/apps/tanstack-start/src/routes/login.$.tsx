import { createFileRoute } from '@tanstack/react-router';
import 'login-portal/login-portal';
import type {} from 'login-portal/react';

export const Route = createFileRoute('/login/$')({ component: () => <login-portal /> });
