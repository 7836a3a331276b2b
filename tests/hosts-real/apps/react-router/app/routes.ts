import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('voucher', 'routes/voucher.tsx'),
  route('login/*', 'routes/login.tsx'),
] satisfies RouteConfig;
