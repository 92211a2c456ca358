import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type Browser, sizeReached, splitKeys, type Tab } from './tab';

/** The code points that WebDriver has for keys without a character, by their names in `KeyboardEvent.key`. */
const keyCodes: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** MiniBrowser's toolbar would keep its window from becoming as narrow as a phone. */
const narrowToolbar =
  '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border: none; font-size: 1px; }';

type Action = Readonly<Record<string, unknown>>;

/** Starts a virtual display, and waits for the number that it chooses for itself. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, server };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Sends a command to the driver. */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** @throws with the driver's own message when it refuses the command */
function commandsTo(port: number): Command {
  return async (method, path, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

/** Waits until the driver takes commands. */
async function untilReady(command: Command): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(50);
    }
  }
}

function tabOf(command: Command): Tab {
  const actions = (source: Action, steps: readonly Action[]) =>
    command('POST', '/actions', { actions: [{ ...source, actions: steps }] });
  const pointer = (steps: readonly Action[]) =>
    actions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, steps);
  const keyboard = (steps: readonly Action[]) => actions({ type: 'key', id: 'keyboard' }, steps);
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 20,
    x: Math.round(x),
    y: Math.round(y),
  });

  async function evaluate(expression: string): Promise<unknown> {
    const script = `
      const [done] = arguments;
      Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));
    `;
    const result = await command('POST', '/execute/async', { script, args: [] });
    const { value, error } = result as { value?: unknown; error?: string };
    if (error) throw new Error(error);
    return value;
  }

  async function resize(width: number, height: number): Promise<void> {
    await command('POST', '/window/rect', { x: 0, y: 0, width, height });
    await evaluate(sizeReached('outer', width, height));
    // The window is larger than its viewport, by the height of its toolbar.
    const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
    if (innerWidth === width && innerHeight === height) return;
    const outer = { width: 2 * width - innerWidth, height: 2 * height - innerHeight };
    await command('POST', '/window/rect', { x: 0, y: 0, ...outer });
    await evaluate(sizeReached('inner', width, height));
  }

  return {
    evaluate,
    resize,
    goto: async (url) => void (await command('POST', '/url', { url })),
    reload: async () => void (await command('POST', '/refresh')),
    back: async () => void (await command('POST', '/back')),
    forward: async () => void (await command('POST', '/forward')),
    hover: async (x, y) => void (await pointer([move(x - 4, y), move(x, y)])),
    click: async (x, y) =>
      void (await pointer([
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    async press(keys) {
      const { modifiers, key } = splitKeys(keys);
      const values = [...modifiers, key].map((name) => keyCodes[name] ?? name);
      await keyboard([
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    type: async (text) =>
      void (await keyboard(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    // MiniBrowser writes console messages nowhere; the page tools collect the page's errors (page-tools.ts).
    consoleErrors: () => [],
    async close() {
      await command('DELETE', '/actions');
      await command('POST', '/url', { url: 'about:blank' });
    },
  };
}

/** Drives WebKitGTK's MiniBrowser by WebDriver, on a virtual display. */
export async function launchWebKit(): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'engines-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrowToolbar);

  const { display, server } = await startDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, NO_AT_BRIDGE: '1' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    server.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  process.once('exit', stop);

  const command = commandsTo(port);
  await untilReady(command);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
  const { sessionId } = (await command('POST', '/session', { capabilities })) as { sessionId: string };
  const inSession: Command = (method, path, body) => command(method, `/session/${sessionId}${path}`, body);

  // Without a window manager nothing gives the window the focus, and the page would show no focus rings.
  spawnSync(
    'xdotool',
    ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus', '--sync'],
    {
      env,
      timeout: 10_000,
    },
  );

  return {
    openTab: async () => tabOf(inSession),
    async close() {
      await inSession('DELETE', '');
      process.off('exit', stop);
      stop();
    },
  };
}
