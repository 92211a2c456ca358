import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { findChromium } from '../support/browser';
import { pulseaudioArguments, speechdArguments, speechdConfig } from '../support/sound-services';

/** The programs that the voices need, by the Debian packages that have them. */
const programs = {
  'speech-dispatcher': 'speech-dispatcher',
  'espeak-ng': 'espeak-ng',
  pulseaudio: 'pulseaudio',
  'pulseaudio-utils': 'parec',
};

/** What else the voices need, with the package that has it. */
const files = {
  'speech-dispatcher-espeak-ng': '/usr/lib/speech-dispatcher-modules/sd_espeak-ng',
  'speech-dispatcher': '/etc/speech-dispatcher/modules/espeak-ng.conf',
};

/** Throws with the missing Debian packages where no real voice can be tested: a run without one proves nothing. */
export function requireVoice(): void {
  const missing = [
    ...Object.entries(programs).filter(([, program]) => spawnSync(program, ['--version']).error),
    ...Object.entries(files).filter(([, file]) => !existsSync(file)),
    ...(findChromium() ? [] : [['chromium']]),
  ].map(([name]) => name);
  if (missing.length > 0) throw new Error(`Install these packages first: ${missing.join(', ')}.`);
}

/** The threshold above which a sample of 16 bits is heard. */
const AUDIBLE = 200;

/** speech-dispatcher with eSpeak NG, and a sound card that is recorded instead of heard. */
export interface VoiceService {
  /** The environment in which programs find it. */
  readonly env: Readonly<Record<string, string>>;
  /** When the last audible sound was played, as `Date.now()` counts; 0 before the first. */
  lastSound: () => number;
  /** When audible sound was played since a time, in the order of time. */
  soundsSince: (time: number) => readonly number[];
  /** Stops the daemon in its tracks; it keeps its connections. */
  freeze: () => void;
  thaw: () => void;
  kill: () => void;
  close: () => Promise<void>;
}

/** @throws when the services do not start */
export async function startVoiceService(): Promise<VoiceService> {
  const folder = mkdtempSync(join(tmpdir(), 'voices-'));
  const path = (name: string) => join(folder, name);
  mkdirSync(path('run'), { mode: 0o700 });
  for (const name of ['log', 'clients']) mkdirSync(path(name));
  writeFileSync(path('speechd.conf'), speechdConfig);

  const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: path('run'), LANG: 'C.UTF-8' };
  const processes: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]) => {
    const process = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    processes.push(process);
    return process;
  };
  const exists = (name: string) => expect.poll(() => existsSync(path(name)), `${name} exists`).toBe(true);

  start('pulseaudio', pulseaudioArguments);
  await exists('run/pulse/native');

  const sounds: number[] = [];
  const recorder = start('parec', ['--device=null.monitor', '--latency-msec=10', '--format=s16le', '--raw']);
  recorder.stdout?.on('data', (data: Buffer) => {
    for (let at = 0; at + 1 < data.length; at += 2) {
      if (Math.abs(data.readInt16LE(at)) <= AUDIBLE) continue;
      sounds.push(Date.now());
      break;
    }
  });

  const daemon = start('speech-dispatcher', speechdArguments(folder));
  // A client that comes too early would start a daemon of its own.
  await exists('run/speech-dispatcher/speechd.sock');

  return {
    // No program may start another daemon in place of one that a test has killed.
    env: { HOME: folder, XDG_RUNTIME_DIR: path('run'), SPEECHD_CMD: '/bin/false' },
    lastSound: () => sounds.at(-1) ?? 0,
    soundsSince: (time) => sounds.filter((sound) => sound >= time),
    freeze: () => void daemon.kill('SIGSTOP'),
    thaw: () => void daemon.kill('SIGCONT'),
    kill: () => void daemon.kill('SIGKILL'),
    async close() {
      // A daemon that a test has frozen, or whose module has died, does not end by itself.
      daemon.kill('SIGKILL');
      for (const process of processes.reverse()) {
        if (process.exitCode !== null || process.signalCode !== null) continue;
        const exited = once(process, 'exit');
        process.kill();
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
