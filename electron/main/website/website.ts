import { basename } from 'node:path';
import { app, type BrowserWindow, dialog, shell } from 'electron';
import { readContent } from '../../../src/content/read-content';
import { parseSiteUrl } from '../../../src/content/site-url';
import type { WebsiteResult, WebsiteTarget } from '../../../src/host/messages';
import { fileChooser } from '../desk/file-chooser';
import type { AppLanguage } from '../language/app-language';
import { desktopCopy } from '../language/desktop-copy';
import { saveError } from '../lib/file-error';
import { writeAtomically } from '../lib/write-atomically';
import { sendToPage, serve } from '../security/ipc';
import type { MakeSite, SiteFiles, SiteToMake } from './make-site';
import { publishToFolder, putBackFolder } from './publish-folder';
import { tryServer } from './try-server';
import { zipSite } from './zip';

interface WebsiteSetup {
  readonly pageUrl: string;
  readonly language: AppLanguage;
  readonly makeSite: MakeSite;
}

/** Reads the content that the page asks to publish; `undefined` if the content or the address is invalid. */
function siteToPublish(text: string, address: string | undefined): SiteToMake | undefined {
  const siteUrl = address === undefined ? undefined : parseSiteUrl(address);
  const { document: content } = readContent(text);
  const isReadable = siteUrl !== undefined || address === undefined;
  return content && isReadable ? { content, siteUrl } : undefined;
}

/** Lets staff choose the folder of a website, starting with the last one. */
function folderChooser(window: BrowserWindow, language: AppLanguage) {
  let last: string | undefined;
  return async (title: 'folder' | 'putBack'): Promise<string | undefined> => {
    const { filePaths } = await dialog.showOpenDialog(window, {
      title: desktopCopy[language.current].websiteFiles[title],
      defaultPath: last ?? app.getPath('documents'),
      properties: ['openDirectory', 'createDirectory'],
    });
    const [folder] = filePaths;
    last = folder ?? last;
    return folder;
  };
}

/** Rejects a task while another one runs, because a button may be pressed again. */
function oneAtATime() {
  let isBusy = false;
  return async (work: () => Promise<WebsiteResult>): Promise<WebsiteResult> => {
    if (isBusy) return { kind: 'busy' };
    isBusy = true;
    return work().finally(() => {
      isBusy = false;
    });
  };
}

/** Makes a website from the content of a desk window, and saves it where staff choose, or lets them try it. */
export function provideWebsite(window: BrowserWindow, { pageUrl, language, makeSite }: WebsiteSetup): void {
  const { webContents } = window;
  const zipFiles = fileChooser(window, language, {
    extension: 'zip',
    filter: ({ websiteFiles }) => websiteFiles.filter,
  });
  const server = tryServer();
  const chooseFolder = folderChooser(window, language);
  const runAlone = oneAtATime();
  let lastSaved: string | undefined;

  function report(done: number, total?: number): void {
    // Writing continues after the window closes, which on a Mac does not quit the app.
    if (!webContents.isDestroyed()) sendToPage(webContents, 'website', 'onProgress', { done, total });
  }

  async function make(site: SiteToMake): Promise<SiteFiles | undefined> {
    report(0);
    return makeSite(site).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
  }

  async function saveFolder(site: SiteToMake): Promise<WebsiteResult> {
    const folder = await chooseFolder('folder');
    if (folder === undefined) return { kind: 'canceled' };
    const files = await make(site);
    if (!files) return { kind: 'notMade' };
    const result = await publishToFolder(folder, files, { onProgress: report });
    if (result.kind === 'savedFolder') lastSaved = folder;
    return result;
  }

  async function saveZip(site: SiteToMake): Promise<WebsiteResult> {
    const path = await zipFiles.toSave(`${desktopCopy[language.current].websiteFiles.zipName}.zip`);
    if (path === undefined) return { kind: 'canceled' };
    const files = await make(site);
    if (!files) return { kind: 'notMade' };
    try {
      await writeAtomically(path, await zipSite(files));
    } catch (error) {
      return { ...saveError(error), isChanged: false };
    }
    lastSaved = path;
    return { kind: 'savedZip', name: basename(path) };
  }

  async function trySite(site: SiteToMake): Promise<WebsiteResult> {
    const files = await make(site);
    if (!files) return { kind: 'notMade' };
    const address = await server.serve(files, site.siteUrl);
    // The page shows the address as well, in case there is no browser: Linux does not always report that.
    shell.openExternal(address).catch(() => undefined);
    return { kind: 'trying', address };
  }

  const targets: Readonly<Record<WebsiteTarget, (site: SiteToMake) => Promise<WebsiteResult>>> = {
    folder: saveFolder,
    zip: saveZip,
    try: trySite,
  };

  serve(webContents, pageUrl, 'website', {
    save(text, address, target) {
      const site = siteToPublish(text, address);
      return site ? runAlone(() => targets[target](site)) : { kind: 'notMade' };
    },
    putBack: () =>
      runAlone(async () => {
        const folder = await chooseFolder('putBack');
        return folder === undefined ? { kind: 'canceled' } : putBackFolder(folder, { onProgress: report });
      }),
    show() {
      if (lastSaved !== undefined) shell.showItemInFolder(lastSaved);
    },
  });
  window.once('closed', () => server.close());
}
