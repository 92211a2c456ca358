import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { PrintToPDFOptions, Protocol, WebPreferences } from 'electron';
import type { BrowserContext, Page } from 'playwright';
import { bindingName, messageEvent, wrapPreload } from './preload';

type RequestHandler = (event: object, ...args: unknown[]) => unknown;

/** Chromium does not know the scheme of the app. */
const origin = 'https://site';
const toChromium = (url: string) => url.replace('app://site', origin);
const toApp = (url: string) => url.replace(origin, 'app://site');

/** The handler of the app's scheme, and the browser that shows its windows as pages. */
const site: { handler?: Parameters<Protocol['handle']>[1]; context?: BrowserContext } = {};

/** The one session of the app. Nothing asks it for permissions here. */
export const session = Object.assign(new EventEmitter(), {
  protocol: {
    handle: (_scheme: string, handler: typeof site.handler) => Object.assign(site, { handler }),
    unhandle: () => Object.assign(site, { handler: undefined }),
  },
  setPermissionCheckHandler() {},
  setPermissionRequestHandler() {},
  setDevicePermissionHandler() {},
  setDisplayMediaRequestHandler() {},
  setSpellCheckerEnabled() {},
});

export function showPagesIn(context: BrowserContext): void {
  site.context = context;
}

const isFragmentOf = (url: string, shown: string) =>
  url.includes('#') && url.split('#')[0] === shown.split('#')[0];

/** The contents of a window: a page in Chromium, which may go wherever it likes. */
export class StandInContents extends EventEmitter {
  private readonly handlers = new Map<string, RequestHandler>();
  readonly session = session;
  readonly mainFrame = { url: '' };
  readonly ipc = Object.assign(new EventEmitter(), {
    handle: (channel: string, handler: RequestHandler) => this.handlers.set(channel, handler),
  });
  readonly navigationHistory = {
    goBack: async () => (await this.page).goBack(),
    goForward: async () => (await this.page).goForward(),
    clear: async () => {
      const page = await this.page;
      const devTools = await page.context().newCDPSession(page);
      // It fails while the page goes elsewhere, which begins a new entry.
      await devTools.send('Page.resetNavigationHistory').catch(() => undefined);
    },
  };
  private readonly page: Promise<Page>;

  constructor(private readonly preferences: WebPreferences) {
    super();
    this.page = this.openPage();
  }

  getURL = () => this.mainFrame.url;
  // A window of the stand-in closes with the app.
  isDestroyed = () => false;
  setWindowOpenHandler(): void {}
  async setVisualZoomLevelLimits(): Promise<void> {}
  executeJavaScript = async (code: string) => (await this.page).evaluate(code);
  // The app may exit meanwhile.
  reload = async () => (await this.page).reload().catch(() => undefined);

  async send(channel: string, ...args: unknown[]): Promise<void> {
    const detail = structuredClone({ channel, args });
    const dispatch = ({ type, detail }: { type: string; detail: object }) =>
      void dispatchEvent(new CustomEvent(type, { detail }));
    await (await this.page).evaluate(dispatch, { type: messageEvent, detail });
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.page;
    // As in Electron, a load to another fragment of the shown page, or to the same one, does not reload the page.
    if (isFragmentOf(url, this.getURL())) {
      await page.evaluate((hash) => location.assign(hash || '#'), new URL(url).hash);
      this.emit('did-navigate-in-page', {}, url, true);
      return;
    }
    try {
      const response = await page.goto(toChromium(url));
      this.emit('did-navigate', {}, url, response?.status() ?? 200, '');
      this.emit('did-finish-load', {});
    } catch (error) {
      this.emit('did-fail-load', {}, -2, String(error), url, true);
      throw error;
    }
  }

  async printToPDF({ generateTaggedPDF, preferCSSPageSize }: PrintToPDFOptions): Promise<Buffer> {
    return (await this.page).pdf({ tagged: generateTaggedPDF, preferCSSPageSize });
  }

  /** There is no printer here; specs replace this to have one. */
  print = (_options: object, callback: (success: boolean, failureReason: string) => void) =>
    callback(false, 'Invalid printer settings');

  /** As in Electron, the address stays that of the page that is gone. */
  async forcefullyCrashRenderer(): Promise<void> {
    const { url } = this.mainFrame;
    await (await this.page).goto('about:blank');
    this.mainFrame.url = url;
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  }

  private async openPage(): Promise<Page> {
    if (!site.context) throw new Error('Windows can be created only after `ready`.');
    const page = site.context.pages()[0] ?? (await site.context.newPage());
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      this.mainFrame.url = toApp(frame.url());
    });
    await page.route(`${origin}/**`, async (route) => {
      const url = toApp(route.request().url());
      const answer = await site.handler?.(new Request(url, { method: route.request().method() }));
      if (!answer) return route.abort();
      const { status, headers } = answer;
      const body = Buffer.from(await answer.arrayBuffer());
      // The page may have gone elsewhere meanwhile.
      await route.fulfill({ status, headers: Object.fromEntries(headers), body }).catch(() => undefined);
    });
    await page.exposeFunction(bindingName, (isRequest: boolean, channel: string, args: unknown[]) => {
      const event = { senderFrame: this.mainFrame };
      if (!isRequest) return void this.ipc.emit(channel, event, ...args);
      const handler = this.handlers.get(channel);
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      return handler(event, ...args);
    });
    const { preload = '', additionalArguments = [] } = this.preferences;
    await page.addInitScript({ content: wrapPreload(await readFile(preload, 'utf8'), additionalArguments) });
    return page;
  }
}
