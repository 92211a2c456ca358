import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { PrintToPDFOptions, WebContents, WebPreferences } from 'electron';
import type { CDPSession, Page } from 'playwright';
import { preventable } from './app';
import { chromiumContext } from './chromium';
import { relayMessages, StandInIpc, sendToPreload } from './page-messages';
import { otherUrlChannel, wrapPreload } from './preload';
import type { StandInSession } from './session';
import { toApp, toChromium } from './site-server';

type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** The names of permissions in Chromium and in Electron. */
const permissions = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['camera', 'media'],
  ['microphone', 'media'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-write', 'clipboard-sanitized-write'],
] as const;

/** Chromium's error code for a failed load. */
const failed = -2;

const isFragmentOf = (url: string, shown: string) =>
  url.includes('#') && url.split('#')[0] === shown.split('#')[0];

/** A page in Chromium, and its DevTools protocol session. */
interface Renderer {
  readonly page: Page;
  readonly chromium: CDPSession;
}

/** The contents of a window: a page in Chromium, whose navigations and downloads the main process can prevent. */
export class StandInContents extends EventEmitter {
  readonly ipc = new StandInIpc();
  readonly mainFrame = { url: '' };
  readonly navigationHistory = {
    goBack: () => this.withPage((page) => page.goBack()),
    goForward: () => this.withPage((page) => page.goForward()),
    clear: async () => (await this.renderer).chromium.send('Page.resetNavigationHistory'),
  };
  private renderer: Promise<Renderer>;
  private isDead = false;
  private loadingUrl = '';
  private windowOpenHandler: WindowOpenHandler = () => ({ action: 'allow' });

  constructor(
    private readonly preferences: WebPreferences,
    readonly session: StandInSession,
  ) {
    super();
    this.renderer = this.openRenderer();
  }

  getLastWebPreferences(): WebPreferences {
    return this.preferences;
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.windowOpenHandler = handler;
  }

  async setVisualZoomLevelLimits(): Promise<void> {}

  getURL(): string {
    return this.mainFrame.url;
  }

  /** As in Electron, a page that has crashed never answers. */
  async executeJavaScript(code: string): Promise<unknown> {
    if (this.isDead) await new Promise(() => undefined);
    return this.withPage((page) => page.evaluate(code));
  }

  async send(channel: string, ...args: unknown[]): Promise<void> {
    const { chromium } = await this.renderer;
    await sendToPreload(chromium, { channel, args });
  }

  async loadURL(url: string): Promise<void> {
    if (this.isDead) await this.replaceRenderer();
    else if (isFragmentOf(url, this.getURL())) return this.jumpTo(url);
    const { page } = await this.renderer;
    this.loadingUrl = toChromium(url);
    try {
      const response = await page.goto(this.loadingUrl);
      this.emit('did-navigate', {}, url, response?.status() ?? 200, '');
      this.emit('did-finish-load', {});
    } catch (error) {
      this.emit('did-fail-load', {}, failed, String(error), url, true);
      throw error;
    } finally {
      this.loadingUrl = '';
    }
  }

  /** As in Electron, a load to another fragment of the shown page, or to the same one, does not reload the page. */
  private async jumpTo(url: string): Promise<void> {
    await this.withPage((page) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, new URL(url).hash),
    );
    this.emit('did-navigate-in-page', {}, url, true);
  }

  async printToPDF({ pageSize, margins, generateTaggedPDF, ...options }: PrintToPDFOptions): Promise<Buffer> {
    const { chromium } = await this.renderer;
    const [paperWidth, paperHeight] = pageSize === 'A4' ? [8.27, 11.69] : [8.5, 11];
    const { data } = await chromium.send('Page.printToPDF', {
      paperWidth,
      paperHeight,
      marginTop: margins?.top,
      marginBottom: margins?.bottom,
      marginLeft: margins?.left,
      marginRight: margins?.right,
      generateTaggedPDF,
      preferCSSPageSize: options.preferCSSPageSize,
      printBackground: options.printBackground,
    });
    return Buffer.from(data, 'base64');
  }

  /** Tells the page as in Electron. There is no printer here; specs replace this to have one. */
  async print(_options: object, callback: (success: boolean, failureReason: string) => void): Promise<void> {
    await this.withPage((page) =>
      page.evaluate(() => {
        for (const name of ['beforeprint', 'afterprint']) dispatchEvent(new Event(name));
      }),
    );
    callback(false, 'Invalid printer settings');
  }

  async reload(): Promise<void> {
    await this.withPage((page) => page.reload());
  }

  async forcefullyCrashRenderer(): Promise<void> {
    const { chromium } = await this.renderer;
    // There is no answer from a page that crashes.
    chromium.send('Page.crash').catch(() => undefined);
  }

  /** A crashed page in Chromium cannot be reused, so a new one replaces it. */
  private async replaceRenderer(): Promise<void> {
    this.isDead = false;
    const old = this.renderer;
    this.renderer = this.openRenderer();
    await this.renderer;
    await (await old).page.close();
  }

  private async withPage<Result>(action: (page: Page) => Promise<Result>): Promise<Result> {
    const { page } = await this.renderer;
    return action(page);
  }

  private async openRenderer(): Promise<Renderer> {
    const context = chromiumContext();
    const blank = context.pages().find((each) => each.url() === 'about:blank');
    const page = blank ?? (await context.newPage());
    const chromium = await context.newCDPSession(page);
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      this.mainFrame.url = toApp(frame.url());
      // A script has opened it; no other event tells of that, as in Electron.
      if (frame.url() === 'about:blank' && !this.loadingUrl)
        this.emit('did-navigate', {}, 'about:blank', 200, '');
    });
    page.on('crash', () => {
      this.isDead = true;
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    });
    await relayMessages(chromium, this.ipc, () => ({ senderFrame: this.mainFrame }));
    const { preload, additionalArguments = [] } = this.preferences;
    if (preload) {
      await page.addInitScript({
        content: wrapPreload(await readFile(preload, 'utf8'), additionalArguments),
      });
    }
    await this.guard(page, chromium);
    return { page, chromium };
  }

  private async guard(page: Page, chromium: CDPSession): Promise<void> {
    page.on('popup', (popup) => popup.close());
    page.on('download', async (download) => {
      const event = preventable('will-download');
      const item = { getURL: () => download.url(), setSaveDialogOptions: () => undefined };
      this.session.emit('will-download', event, item, this);
      if (event.defaultPrevented) await download.cancel();
    });
    chromium.on('Page.windowOpen', ({ url, windowName }) => this.openWindow(toApp(url), windowName));
    chromium.on('Page.frameRequestedNavigation', ({ url, disposition }) => {
      if (disposition === 'newTab' || disposition === 'newWindow') {
        // A middle click opens a page that is no popup.
        page.context().once('page', (tab) => tab.close());
        this.openWindow(toApp(url), '');
      }
    });
    this.ipc.on(otherUrlChannel, (_event, url) => this.canNavigate(url, true));
    await chromium.send('Page.enable');
    await this.guardDocuments(chromium);
    for (const [name, permission] of permissions) {
      const setting = this.session.isGranted(permission) ? 'granted' : 'denied';
      await chromium.send('Browser.setPermission', { permission: { name }, setting });
    }
  }

  private async guardDocuments(chromium: CDPSession): Promise<void> {
    const { frameTree } = await chromium.send('Page.getFrameTree');
    chromium.on('Fetch.requestPaused', ({ requestId, request: { url }, frameId }) => {
      const isMainFrame = frameId === frameTree.frame.id;
      const handled =
        url === this.loadingUrl || this.canNavigate(toApp(url), isMainFrame)
          ? chromium.send('Fetch.continueRequest', { requestId })
          : chromium.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      // Chromium may have canceled the request in the meantime.
      handled.catch(() => undefined);
    });
    await chromium.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
  }

  private canNavigate(url: string, isMainFrame: boolean): boolean {
    const event = Object.assign(preventable('will-frame-navigate'), {
      url,
      isMainFrame,
      isSameDocument: false,
    });
    this.emit('will-frame-navigate', event);
    return !event.defaultPrevented;
  }

  private openWindow(url: string, frameName: string): void {
    const details = { url, frameName, features: '', disposition: 'foreground-tab', referrer: {} } as never;
    const { action } = this.windowOpenHandler(details);
    if (action !== 'deny') throw new Error('The stand-in opens no second window.');
  }
}
