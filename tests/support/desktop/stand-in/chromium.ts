import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../browser';

let context: BrowserContext | undefined;

/** Chromium writes its port to a file, about when it becomes ready. */
async function debuggingPort(userData: string, attempts = 100): Promise<string> {
  try {
    return (await readFile(join(userData, 'DevToolsActivePort'), 'utf8')).split('\n')[0] ?? '';
  } catch (error) {
    if (attempts === 0) throw error;
    await setTimeout(50);
    return debuggingPort(userData, attempts - 1);
  }
}

/**
 * Starts the Chromium that shows the app's windows as pages.
 *
 * @returns the endpoint that the driver connects to
 */
export async function startChromium(userData: string): Promise<string> {
  const { args = [], ...options } = chromiumLaunchOptions();
  context = await chromium.launchPersistentContext(userData, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
    viewport: null,
  });
  return `http://127.0.0.1:${await debuggingPort(userData)}`;
}

/** The browser context that contains the app's windows. */
export function chromiumContext(): BrowserContext {
  if (!context) throw new Error('Chromium has not started: windows can be created only after `ready`.');
  return context;
}

export async function stopChromium(): Promise<void> {
  await context?.close();
}
