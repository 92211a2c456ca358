import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { WebContents, WebPreferences } from 'electron';
import type { CDPSession, Page } from 'playwright';
import { chromiumContext } from './chromium';
import { carryMessages, StandInIpc, tellPreload } from './page-messages';
import { wrapPreload } from './preload';
import { PreventableEvent } from './preventable-event';
import type { StandInSession } from './session';
import { toApp, toChromium } from './site-server';

type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** Chromium's names of some permissions, and Electron's. */
const permissions = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['camera', 'media'],
  ['microphone', 'media'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-write', 'clipboard-sanitized-write'],
] as const;

/** Chromium's code for a load that failed. */
const failed = -2;

/** A page of Chromium with a way to speak to Chromium about it. */
interface Renderer {
  readonly page: Page;
  readonly chromium: CDPSession;
}

/** The contents of a window: a page of Chromium, whose wishes are put to the main process as Electron does. */
export class StandInContents extends EventEmitter implements Pick<WebContents, 'setWindowOpenHandler'> {
  readonly ipc = new StandInIpc();
  readonly mainFrame = { url: '' };
  readonly navigationHistory = {
    goBack: () => this.withPage((page) => page.goBack()),
    goForward: () => this.withPage((page) => page.goForward()),
  };
  private renderer: Promise<Renderer>;
  private loading = '';
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

  print(): void {}

  getURL(): string {
    return this.mainFrame.url;
  }

  executeJavaScript(code: string): Promise<unknown> {
    return this.withPage((page) => page.evaluate(code));
  }

  async send(channel: string, ...args: unknown[]): Promise<void> {
    const { chromium } = await this.renderer;
    await tellPreload(chromium, { channel, args });
  }

  async loadURL(address: string): Promise<void> {
    const { page } = await this.renderer;
    this.loading = toChromium(address);
    try {
      const response = await page.goto(this.loading);
      this.emit('did-navigate', {}, address, response?.status() ?? 200, '');
      this.emit('did-finish-load', {});
    } catch (error) {
      this.emit('did-fail-load', {}, failed, String(error), address, true);
      throw error;
    } finally {
      this.loading = '';
    }
  }

  async reload(): Promise<void> {
    await this.withPage((page) => page.reload());
  }

  /** Chromium gives a crashed page back to nobody, so the next one takes its place. */
  async forcefullyCrashRenderer(): Promise<void> {
    const old = this.renderer;
    this.renderer = old.then(async ({ page }) => {
      const next = await this.openRenderer();
      await page.close();
      return next;
    });
    await this.renderer;
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  }

  private async withPage<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
    const { page } = await this.renderer;
    return act(page);
  }

  private async openRenderer(): Promise<Renderer> {
    const context = chromiumContext();
    const blank = context.pages().find((each) => each.url() === 'about:blank');
    const page = blank ?? (await context.newPage());
    const chromium = await context.newCDPSession(page);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.mainFrame.url = toApp(frame.url());
    });
    await carryMessages(chromium, this.ipc, () => ({ senderFrame: this.mainFrame }));
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
      const event = new PreventableEvent();
      this.session.emit('will-download', event, {}, this);
      if (event.defaultPrevented) await download.cancel();
    });
    chromium.on('Page.windowOpen', ({ url, windowName }) => this.openWindow(toApp(url), windowName));
    chromium.on('Page.frameRequestedNavigation', ({ url }) => {
      // Only addresses of the web make requests; the others are known by this event alone.
      if (!/^https?:/.test(url)) this.mayNavigate(url, true);
    });
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
      const answer =
        url === this.loading || this.mayNavigate(toApp(url), isMainFrame)
          ? chromium.send('Fetch.continueRequest', { requestId })
          : chromium.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      // Chromium may have dropped the request meanwhile.
      answer.catch(() => undefined);
    });
    await chromium.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
  }

  private mayNavigate(url: string, isMainFrame: boolean): boolean {
    const event = Object.assign(new PreventableEvent(), { url, isMainFrame, isSameDocument: false });
    this.emit('will-frame-navigate', event);
    return !event.defaultPrevented;
  }

  private openWindow(url: string, frameName: string): void {
    const details = { url, frameName, features: '', disposition: 'foreground-tab', referrer: {} } as never;
    const { action } = this.windowOpenHandler(details);
    if (action !== 'deny') throw new Error('The stand-in opens no second window.');
  }
}
