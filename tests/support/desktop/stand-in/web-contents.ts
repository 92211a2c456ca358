import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { WebContents, WebPreferences } from 'electron';
import type { CDPSession, Page } from 'playwright';
import { chromiumContext } from './chromium';
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

/** The contents of a window: a page of Chromium, whose wishes are put to the main process as Electron does. */
export class StandInContents extends EventEmitter implements Pick<WebContents, 'setWindowOpenHandler'> {
  private readonly page: Promise<Page>;
  private loading = '';
  private windowOpenHandler: WindowOpenHandler = () => ({ action: 'allow' });

  constructor(
    private readonly preferences: WebPreferences,
    readonly session: StandInSession,
  ) {
    super();
    this.page = this.openPage();
  }

  getLastWebPreferences(): WebPreferences {
    return this.preferences;
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.windowOpenHandler = handler;
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.page;
    this.loading = toChromium(address);
    await page.goto(this.loading);
    this.loading = '';
    this.emit('did-finish-load', {});
  }

  private async openPage(): Promise<Page> {
    const context = chromiumContext();
    const page = context.pages()[0] ?? (await context.newPage());
    const { preload, additionalArguments = [] } = this.preferences;
    if (preload) {
      await page.addInitScript({
        content: wrapPreload(await readFile(preload, 'utf8'), additionalArguments),
      });
    }
    await this.guard(page, await context.newCDPSession(page));
    return page;
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
