import type { WebServerName } from '../../scripts/setup/software.mjs';

/** Where a server runs in a test. */
export interface Place {
  /** For the configuration and the temporary files of the server. `site/` is served, `site.conf` is the configuration. */
  readonly folder: string;
  readonly port: number;
  /** Of the application, on 127.0.0.1. */
  readonly applicationPort: number;
  /** The address of a load balancer in front. */
  readonly balancer?: string | undefined;
}

interface WebServer {
  /** In examples/hosting/. */
  readonly configuration: string;
  /** What the test replaces in the configuration, besides the addresses and folders that all have. */
  readonly replacements: (place: Place) => readonly (readonly [shipped: string, adapted: string])[];
  /** The configuration of the server itself, which includes `site.conf`, as on Debian. */
  readonly main: (place: Place) => string;
  /** Then it gets a copy of the files: the other user may not read the project. */
  readonly readsAsOtherUser?: boolean;
  /** Starts it in the foreground with the main configuration. */
  readonly command: (main: string) => readonly [program: string, ...parameters: string[]];
}

const isRoot = process.getuid?.() === 0;

const NGINX: WebServer = {
  configuration: 'nginx.conf',
  replacements: ({ folder, port }) => [
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['listen [::]:80', `listen [::1]:${port}`],
    ['\tlisten 443 ssl default_server;\n', ''],
    ['\tlisten [::]:443 ssl default_server;\n', ''],
    ['\tssl_reject_handshake on;\n', ''],
    ['proxy_set_header Host $host;', 'proxy_set_header Host $host:$server_port;'],
    ['/var/log/nginx', folder],
  ],
  main: ({ folder }) => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${isRoot ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/log;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}`,
  command: (main) => ['/usr/sbin/nginx', '-c', main, '-e', 'stderr'],
};

/** The modules that Debian enables, as far as they affect files, and those that the configuration needs. */
const MODULES =
  'mpm_event authz_core mime negotiation dir alias filter deflate setenvif headers lua remoteip reqtimeout rewrite proxy proxy_http';

const APACHE: WebServer = {
  configuration: 'apache.conf',
  replacements: ({ folder, port }) => [
    ['<VirtualHost *:80>', `<VirtualHost *:${port}>`],
    ['/etc/apache2/portal.lua', `${folder}/apache.lua`],
  ],
  main: ({ folder, port }) => `
${MODULES.split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
${['mime', 'negotiation', 'dir', 'deflate'].map((name) => `Include /etc/apache2/mods-available/${name}.conf`).join('\n')}
ServerRoot ${folder}
Define APACHE_LOG_DIR ${folder}
ServerName localhost
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog /dev/stderr
Listen 127.0.0.1:${port}
${isRoot ? 'User www-data\nGroup www-data' : ''}
Include ${folder}/site.conf
`,
  readsAsOtherUser: isRoot,
  command: (main) => ['/usr/sbin/apache2', '-D', 'FOREGROUND', '-f', main],
};

const CADDY: WebServer = {
  configuration: 'Caddyfile',
  replacements: ({ port }) => [
    ['\n{\n', '\n{\n\tadmin off\n\tdefault_bind 127.0.0.1\n'],
    [':80, :443 {', `http://:${port} {`],
    ['localhost {', `http://localhost:${port} {`],
  ],
  main: ({ folder }) => `import ${folder}/site.conf\n`,
  command: (main) => ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', main],
};

export const SERVERS: Readonly<Record<WebServerName, WebServer>> = {
  nginx: NGINX,
  apache: APACHE,
  caddy: CADDY,
};
