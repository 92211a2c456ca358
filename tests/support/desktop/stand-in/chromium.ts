import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../browser';

let context: BrowserContext | undefined;

/** Chromium writes its port to a file, about when it becomes ready. */
async function debuggingPort(file: string, attempts = 100): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).split('\n')[0] ?? '';
  } catch (error) {
    if (attempts === 0) throw error;
    await setTimeout(50);
    return debuggingPort(file, attempts - 1);
  }
}

/**
 * Starts the Chromium that shows the app's windows as pages.
 *
 * @param onClosed called when it closes by itself
 * @returns the endpoint that the driver connects to
 */
export async function startChromium(userData: string, onClosed: () => void): Promise<string> {
  const { args = [], ...options } = chromiumLaunchOptions();
  const portFile = join(userData, 'DevToolsActivePort');
  // An earlier process may have left one.
  await rm(portFile, { force: true });
  context = await chromium.launchPersistentContext(userData, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
    viewport: null,
  });
  context.on('close', onClosed);
  return `http://127.0.0.1:${await debuggingPort(portFile)}`;
}

/** The browser context that contains the app's windows. */
export function chromiumContext(): BrowserContext {
  if (!context) throw new Error('Chromium has not started: windows can be created only after `ready`.');
  return context;
}

/** Closes the browser with all windows of the app. */
export async function stopChromium(): Promise<void> {
  await context?.close();
}
