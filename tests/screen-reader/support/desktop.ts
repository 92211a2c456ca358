import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { isRoot } from '../../support/browser';
import { pulseaudioArguments, speechdArguments, speechdConfig } from '../../support/sound-services';

/** Debian's `nobody` and `nogroup`. */
const plainUser = { uid: 65534, gid: 65534 };

/** How long a process of the desktop may take to end after SIGTERM, in milliseconds. */
const END_TIMEOUT_MS = 5_000;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** The first match of the pattern in what a process writes. */
async function firstMatch(output: Readable, pattern: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const match = pattern.exec(text);
    if (match) {
      // A full pipe would block the process.
      output.resume();
      return match[1] ?? match[0];
    }
  }
  throw new Error(`The process ended before it wrote ${pattern}: ${text}`);
}

/**
 * A desktop of its own: X server, window manager, session bus, accessibility bus, sound server and voices. It shares neither
 * files nor buses with the desktop of whoever runs the tests. Its programs run as a plain user, since several of them
 * refuse to run as root.
 */
export class Desktop {
  readonly home = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  readonly #user = isRoot() ? plainUser : {};
  readonly #processes: ChildProcess[] = [];
  readonly #log: number;
  readonly #env: NodeJS.ProcessEnv = {
    HOME: this.home,
    LANG: 'C.UTF-8',
    PATH: `${join(this.home, 'bin')}:/usr/local/bin:/usr/bin:/bin`,
    XDG_RUNTIME_DIR: join(this.home, 'run'),
  };

  constructor() {
    this.#own(this.home);
    this.folder('run');
    this.#log = openSync(join(this.home, 'desktop.log'), 'a');
  }

  async start(): Promise<void> {
    const display = await this.#startServer();
    this.#env.DISPLAY = `:${display}`;
    this.#env.DBUS_SESSION_BUS_ADDRESS = await this.background(
      'dbus-daemon',
      ['--session', '--nofork', '--nopidfile', '--print-address=1'],
      { until: /^(unix:.+)\n/ },
    );
    await this.background('openbox', []);
    for (const status of ['IsEnabled', 'ScreenReaderEnabled']) await this.#setAccessibility(status);
    await this.background('pulseaudio', pulseaudioArguments);
    await this.#exists('run/pulse/native');
    for (const name of ['log', 'clients']) this.folder(`speech-dispatcher/${name}`);
    const config = this.write('speech-dispatcher/speechd.conf', speechdConfig);
    await this.background('speech-dispatcher', speechdArguments(dirname(config)));
    await this.#exists('run/speech-dispatcher/speechd.sock');
  }

  /** Creates a folder in the home folder. */
  folder(name: string): string {
    let path = this.home;
    for (const part of name.split('/')) {
      path = join(path, part);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      this.#own(path);
    }
    return path;
  }

  write(name: string, text: string, mode = 0o600): string {
    const path = join(this.home, name);
    writeFileSync(path, text, { mode });
    chmodSync(path, mode);
    this.#own(path);
    return path;
  }

  /** Runs a program to its end, and returns its output. */
  async run(command: string, args: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(command, args, { ...this.#user, env: this.#env });
    return stdout;
  }

  /** Starts a program that runs until the desktop stops; with a pattern, waits until the program has written that. */
  async background(
    command: string,
    args: readonly string[],
    { until, env }: { until?: RegExp; env?: NodeJS.ProcessEnv } = {},
  ): Promise<string> {
    const output = until ? 'pipe' : this.#log;
    const child = this.#spawn(command, args, ['ignore', output, output], env);
    if (!until) return '';
    const { stdout, stderr } = child;
    return Promise.any([stdout, stderr].map((stream) => firstMatch(stream as Readable, until)));
  }

  /** Ends everything that was started, in reverse order, and removes the home folder. */
  async stop(): Promise<void> {
    for (const child of this.#processes.reverse()) {
      if (!isRunning(child)) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async #exists(name: string): Promise<void> {
    await expect.poll(() => existsSync(join(this.home, name)), `${name} exists`).toBe(true);
  }

  #spawn(
    command: string,
    args: readonly string[],
    stdio: ('ignore' | 'pipe' | number)[],
    env: NodeJS.ProcessEnv = {},
  ): ChildProcess {
    const child = spawn(command, args, { ...this.#user, stdio, env: { ...this.#env, ...env } });
    this.#processes.push(child);
    return child;
  }

  /** @returns the number of the display, which the server chooses and writes once it is ready */
  #startServer(): Promise<string> {
    const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const child = this.#spawn('Xvfb', args, ['ignore', this.#log, this.#log, 'pipe']);
    return firstMatch(child.stdio[3] as Readable, /^(\d+)\n/);
  }

  async #setAccessibility(status: string): Promise<void> {
    const args = `--session --dest=org.a11y.Bus --print-reply /org/a11y/bus org.freedesktop.DBus.Properties.Set
      string:org.a11y.Status string:${status} variant:boolean:true`;
    await this.run('dbus-send', args.split(/\s+/));
  }

  #own(path: string): void {
    if (isRoot()) chownSync(path, plainUser.uid, plainUser.gid);
  }
}
