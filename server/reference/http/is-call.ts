import type { Context } from 'hono';

export const isCall = ({ req }: Context): boolean => req.path === '/api' || req.path.startsWith('/api/');
