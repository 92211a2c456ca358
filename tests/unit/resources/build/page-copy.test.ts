import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageCopy } from '../../../../resources/build/page-copy';
import { temporaryFolder } from '../../../support/temporary-folder';

interface Tag {
  readonly tag: string;
  readonly attrs?: Readonly<Record<string, string>>;
}
type Transform = (html: string) => Promise<{ html: string; tags: readonly Tag[] }>;

/** Transforms an empty page whose language has that tag and direction. */
function transformed(tag: string, direction: string) {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'site.ts'),
    'export const page = { title: "", description: "", noScript: "", loadingFailed: { text: "Oh!" } };',
  );
  writeFileSync(
    join(folder, 'foundation.ts'),
    'const phone = { text: "(1)", href: "tel:1" }; export const contacts = { phone, crisisLine: phone };',
  );
  writeFileSync(
    join(folder, 'language.ts'),
    `export const language = ${JSON.stringify({ tag, direction })};`,
  );
  const transform = pageCopy(folder).transformIndexHtml as unknown as Transform;
  return transform('<html lang="en">');
}

test('the page states its language, and its direction only if that is right to left', async () => {
  expect((await transformed('es', 'ltr')).html).toBe('<html lang="es">');
  expect((await transformed('ar', 'rtl')).html).toBe('<html lang="ar" dir="rtl">');
});

test('the theme colors come from the style sheets, the default last', async () => {
  const { tags } = await transformed('en', 'ltr');
  const metas = tags.map(({ attrs }) => attrs).filter((attrs) => attrs?.name === 'theme-color');
  expect(metas).toEqual([
    { name: 'theme-color', content: '#000000', media: '(prefers-contrast: more)' },
    { name: 'theme-color', content: '#17142a', media: '(prefers-color-scheme: dark)' },
    { name: 'theme-color', content: '#fbf6ec' },
  ]);
});
