import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '../support/browser';
import { isDebian } from '../support/install-browser';

export const serverNames = ['nginx', 'caddy', 'apache2'] as const;
export type ServerName = (typeof serverNames)[number];

/** Debian's packages, installed one by one: a release without one of them still has the others. */
const packages = [...serverNames, 'libnginx-mod-http-brotli-static'];

/** The environment in which the servers are found: Debian keeps two of them where only root looks for programs. */
export const serverEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether the machine has that server. The configurations are for Unix. */
export const isInstalled = (name: ServerName): boolean =>
  process.platform !== 'win32' && spawnSync(name, ['-h'], { env: serverEnv }).error === undefined;

/** The module with which nginx sends files that are compressed with Brotli, if it is installed. */
export function brotliModule(): string | undefined {
  const { stderr } = spawnSync('nginx', ['-V'], { env: serverEnv, encoding: 'utf8' });
  const [, folder = ''] = stderr.match(/--modules-path=(\S+)/) ?? [];
  const file = join(folder, 'ngx_http_brotli_static_module.so');
  return existsSync(file) ? file : undefined;
}

function run(command: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: 3 * 60_000, env });
}

const missingServers = () => serverNames.filter((name) => !isInstalled(name));

/** Installs the web servers where it can, and says what is not tested without them. Throws if one is required. */
export default function installServers(): void {
  const canInstall = isRoot() && isDebian();
  if (canInstall && (missingServers().length > 0 || !brotliModule())) {
    console.log('Installing the web servers, and what nginx needs for Brotli.');
    run('apt-get update');
    for (const name of packages) run(`apt-get install -y ${name}`);
  }
  const isRequired = canInstall || (process.env.CI !== undefined && process.platform === 'linux');
  if (isRequired && missingServers().length > 0)
    throw new Error(`Could not be installed: ${missingServers().join(', ')}.`);
  for (const name of missingServers()) console.log(`${name} is not installed, so nothing is tested with it.`);
  if (isInstalled('nginx') && !brotliModule())
    console.log('nginx has no Brotli (libnginx-mod-http-brotli-static), so that is not tested with it.');
}
