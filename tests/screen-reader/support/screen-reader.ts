import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'playwright/test';
import type { Desktop } from './desktop';

/** Orca has finished if it has said nothing new for this long, in milliseconds. */
const QUIET_MS = 2_000;

const customizations = (log: string) => `
import logging
from orca import settings

# Orca's own log of its speech, which it otherwise keeps in memory for its regression tests.
logging.getLogger('speech').addHandler(logging.FileHandler('${log}'))
settings.enableKeyEcho = False
`;

/** Orca, the screen reader of GNOME. */
export class ScreenReader {
  readonly #desktop: Desktop;
  readonly #log: string;

  constructor(desktop: Desktop) {
    this.#desktop = desktop;
    this.#log = join(desktop.home, 'speech.log');
  }

  async start(): Promise<void> {
    this.#desktop.folder('.local/share/orca');
    this.#desktop.write('.local/share/orca/orca-customizations.py', customizations(this.#log));
    // Orca does not start beside another one of the same user, which whoever runs the tests may be using.
    this.#desktop.folder('bin');
    this.#desktop.write('bin/pgrep', '#!/bin/sh\n', 0o700);
    await this.#desktop.background('orca', []);
    await this.hear(async () => undefined, 'Screen reader on.');
  }

  /** Presses a key, named as by X such as `alt+Left`, and returns what is said after it. */
  press(key: string, expected?: string): Promise<string[]> {
    return this.hear(async () => {
      const names = key.split('+');
      const last = names.pop() ?? '';
      await this.#desktop.run('xdotool', [
        ...names.flatMap((name) => ['keydown', name]),
        'key',
        last,
        ...names.flatMap((name) => ['keyup', name]),
      ]);
    }, expected);
  }

  /**
   * Does something, and returns what is said until the screen reader is quiet again, one line per utterance.
   *
   * @param expected waits for an utterance with this text first
   * @throws when the expected text is not said within a minute
   */
  async hear(act: () => Promise<unknown>, expected = ''): Promise<string[]> {
    const before = this.#said().length;
    await act();
    const said = () => this.#said().slice(before);
    await expect.poll(() => said().join('\n'), 'what Orca says').toContain(expected);
    let count = 0;
    for (let quiet = Date.now(); Date.now() - quiet < QUIET_MS; ) {
      await delay(100);
      const { length } = said();
      if (length !== count) quiet = Date.now();
      count = length;
    }
    return said();
  }

  #said(): string[] {
    if (!existsSync(this.#log)) return [];
    const lines = readFileSync(this.#log, 'utf8').matchAll(/^SPEECH OUTPUT: '(.*?)'(?: voice=\w+| )?$/gms);
    return [...lines].map(([, text = '']) => text);
  }
}
