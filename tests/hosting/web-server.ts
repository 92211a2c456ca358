import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { freePort } from '../support/free-port';
import { type ServerName, serverEnv } from './install-servers';
import { apacheConfig, caddyConfig, nginxConfig } from './server-config';

/** What differs between the servers; the arguments go before the path of the configuration. */
const programs = {
  nginx: { config: nginxConfig, run: ['-e', 'stderr', '-c'] },
  caddy: { config: caddyConfig, run: ['run', '--adapter', 'caddyfile', '--config'] },
  apache2: { config: apacheConfig, run: ['-DFOREGROUND', '-f'] },
} as const;

/** A web server that serves the site at a sub-path of a loopback address. */
export interface WebServer {
  /** With a trailing slash. */
  readonly url: string;
  /** What it has logged. */
  log(): string;
}

type Use = (server: WebServer) => Promise<void>;

/** Runs a web server with its configuration from `resources/hosting` until `use` has ended. */
export async function withServer(name: ServerName, siteFolder: string, use: Use): Promise<void> {
  const { config, run } = programs[name];
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/sub/path/`;
  // The path of a repository may contain spaces, and the workers of root's server run as a user without access to it.
  cpSync(siteFolder, join(folder, 'renderer'), { recursive: true, preserveTimestamps: true });
  chmodSync(folder, 0o755);
  const configFile = join(folder, 'config');
  writeFileSync(configFile, config({ folder, port, release: folder }));
  // Caddy keeps its certificates and its last configuration there.
  const env = { ...serverEnv, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const server = spawn(name, [...run, configFile], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  const isServed = async () => {
    if (server.exitCode !== null) throw new Error(`${name} has ended:\n${log}`);
    return (await fetch(url).catch(() => undefined))?.ok;
  };
  try {
    await expect.poll(isServed, { message: `${name} serves the site` }).toBe(true);
    const logs = ['access.log', 'error.log'].map((file) => join(folder, file));
    const read = () => logs.filter(existsSync).map((file) => readFileSync(file, 'utf8'));
    await use({ url, log: () => log + read().join('') });
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true });
  }
}
