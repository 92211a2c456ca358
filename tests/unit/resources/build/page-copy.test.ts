import { expect, test } from 'vitest';
import { pageCopy } from '../../../../resources/build/page-copy';

interface Tag {
  readonly tag: string;
  readonly attrs?: Readonly<Record<string, string>>;
}
type Transform = (html: string, page: { path: string }) => Promise<{ html: string; tags: readonly Tag[] }>;

const transform = pageCopy(undefined).transformIndexHtml as unknown as Transform;

test('the theme colors come from the style sheets, the default last', async () => {
  const { html, tags } = await transform('<html lang="en">', { path: '/index.html' });
  const metas = tags.map(({ attrs }) => attrs).filter((attrs) => attrs?.name === 'theme-color');
  expect(html).toBe('<html lang="en" data-site="./">');
  expect(metas).toEqual([
    { name: 'theme-color', content: '#000000', media: '(prefers-contrast: more)' },
    { name: 'theme-color', content: '#17142a', media: '(prefers-color-scheme: dark)' },
    { name: 'theme-color', content: '#fbf6ec' },
  ]);
});
