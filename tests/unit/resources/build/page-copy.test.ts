import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageCopy } from '../../../../resources/build/page-copy';

type Transform = (html: string) => Promise<{ html: string }>;

/** The first tag of the page, for a language of that tag and direction. */
async function pageTag(tag: string, direction: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    writeFileSync(
      join(folder, 'site.ts'),
      'export const page = { title: "", description: "", noScript: "" };',
    );
    writeFileSync(
      join(folder, 'language.ts'),
      `export const language = ${JSON.stringify({ tag, direction })};`,
    );
    const transform = pageCopy(folder).transformIndexHtml as unknown as Transform;
    return (await transform('<html lang="en">')).html;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the page says its language, and its direction where that is not the usual one', async () => {
  expect(await pageTag('es', 'ltr')).toBe('<html lang="es">');
  expect(await pageTag('ar', 'rtl')).toBe('<html lang="ar" dir="rtl">');
});
