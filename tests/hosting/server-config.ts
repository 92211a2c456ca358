import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { brotliModule } from './install-servers';

/** The folder of the release in the configurations of `resources/hosting`. */
const documentedRelease = '/srv/weaving-hope/2026-11-21';

/** What the tests have of their own. */
export interface Site {
  /** For the server's own files, such as its socket. */
  readonly folder: string;
  readonly port: number;
  /** Holds `renderer`, as the build writes it into `out`. */
  readonly release: string;
}

type Part = readonly [part: string | RegExp, by: string];

/** Replaces parts of a text, each of which has to be there. */
function replaceParts(text: string, ...parts: Part[]): string {
  return parts.reduce((result, [part, by]) => {
    const replaced = result.replaceAll(part, by);
    expect(replaced, `the configuration without ${part}`).not.toBe(result);
    return replaced;
  }, text);
}

/** A configuration of `resources/hosting`, at the sub-path that its comment gives as an example. */
function documentedConfig(file: string): string {
  const text = readFileSync(new URL(`../../resources/hosting/${file}`, import.meta.url), 'utf8');
  return replaceParts(text, [/# At a sub-path: (.+)(?:\n\s*#\s+(.+))?\n.+\n/g, '$1\n$2\n']);
}

/** The configuration for nginx, with the settings around it that Debian has in a file of its own. */
export function nginxConfig({ folder, port, release }: Site): string {
  const brotli = brotliModule();
  const parts: Part[] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
  ];
  if (brotli) parts.push(['# brotli_static on;', 'brotli_static on;']);
  const site = replaceParts(documentedConfig('nginx.conf'), ...parts, [documentedRelease, release]);
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    brotli ? `load_module ${brotli};` : '',
    `daemon off; pid ${folder}/pid; error_log stderr; events {}`,
    `http { access_log ${folder}/access.log;`,
    ...temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ].join('\n');
}

export function caddyConfig({ folder, port, release }: Site): string {
  const address: Part = ['weavinghope.example {', `http://127.0.0.1:${port} {`];
  const site = replaceParts(documentedConfig('Caddyfile'), address, [documentedRelease, release]);
  return `{\n\tadmin unix/${folder}/admin\n}\n${site}`;
}

/** The configuration for Apache, with the settings around it that Debian has in files of their own. */
export function apacheConfig({ folder, port, release }: Site): string {
  const host: Part = ['<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${port}>`];
  const site = replaceParts(documentedConfig('apache.conf'), host, [documentedRelease, release]);
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'headers', 'rewrite'];
  return [
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerName 127.0.0.1\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nDefaultRuntimeDir ${folder}`,
    `TypesConfig /etc/mime.types\nErrorLog ${folder}/error.log`,
    'LogFormat "%h %U%q" common',
    `CustomLog ${folder}/access.log common`,
    site,
  ].join('\n');
}
