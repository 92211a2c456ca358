import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import type { Browser, Tab } from './engines';

// The package is in CommonJS, whose folders `import` cannot resolve.
const { DriverService }: typeof import('selenium-webdriver/remote') = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
);

/** What it takes to drive Debian's WebKit. */
export const webKitFiles = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xdotool'] as const;

/** MiniBrowser's toolbar would keep its window from becoming as narrow as a phone. */
const narrowToolbar =
  '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border: none; font-size: 1px; }';

/** WebDriver's code of a key, such as `ArrowDown`, which is itself if it is a character. */
function keyCode(name: string): string {
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase();
  return name.length === 1 ? name : Key[constant as 'ARROW_DOWN'];
}

function tabOf(driver: WebDriver, toolbarHeight: number): Tab {
  // Without `async`, the mouse and the keyboard would wait for each other with actions of no duration.
  const actions = () => driver.actions({ async: true });
  // The page notices a pointer only while it moves.
  const moveTo = (x: number, y: number) =>
    actions()
      .move({ x: Math.round(x) - 4, y: Math.round(y), duration: 0 })
      .move({ x: Math.round(x), y: Math.round(y), duration: 20 });
  return {
    goto: (url) => driver.get(url),
    resize(width, height) {
      const window = driver.manage().window();
      return window.setRect({ x: 0, y: 0, width, height: height + toolbarHeight });
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (x, y) => moveTo(x, y).click().perform(),
    async press(...keys) {
      const codes = keys.map(keyCode);
      const press = actions();
      for (const code of codes) press.keyDown(code);
      for (const code of codes.reverse()) press.keyUp(code);
      await press.perform();
    },
    async close() {
      await actions().clear();
      await driver.get('about:blank');
    },
  };
}

/** Drives WebKitGTK's MiniBrowser by WebDriver, on a virtual display. */
export async function launchWebKit(): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'engines-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrowToolbar);

  // The server chooses the number of its display.
  const server = spawn('Xvfb', ['-displayfd', '3', '-terminate', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(server.stdio[3] as Readable, 'data');
  const own = { DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings, NO_AT_BRIDGE: '1' };
  const env = { ...process.env, ...own };
  const service = new DriverService.Builder(webKitFiles[0]).setLoopback(true).setEnvironment(env).build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } })
    .build();

  // Without a window manager nothing gives the window the focus, and the page would show no focus rings.
  const focus = 'search --sync --onlyvisible --class MiniBrowser windowfocus --sync';
  spawnSync('xdotool', focus.split(' '), { env, timeout: 10_000 });
  const toolbarHeight = await driver.executeScript<number>('return outerHeight - innerHeight');

  return {
    openTab: async () => tabOf(driver, toolbarHeight),
    async close() {
      // A driver that does not answer must not leave its browser behind, which ends with its display.
      try {
        await driver.quit();
      } finally {
        server.kill();
        await service.kill();
        rmSync(settings, { recursive: true, force: true });
      }
    },
  };
}
