import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { clickButton } from './admin';

export const exampleFile = JSON.parse(await readFile('resources/content-file.example.json', 'utf8'));

/** Chooses a content file in Content Management, up to the question or the reason that follows. */
export async function openFile(page: Page, content: unknown): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await clickButton(page, 'Open Content File');
  const buffer = Buffer.from(JSON.stringify(content));
  await (await chooser).setFiles({ name: 'our-content.json', mimeType: 'application/json', buffer });
}

export const message = (page: Page, title: string) => page.getByRole('region', { name: title });
