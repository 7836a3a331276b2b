export type WebServerName = 'nginx' | 'apache' | 'caddy';
export const WEB_SERVERS: readonly WebServerName[];
export function missingWebServer(name: WebServerName): string | undefined;
export function ensureWebServers(names: readonly WebServerName[]): void;
