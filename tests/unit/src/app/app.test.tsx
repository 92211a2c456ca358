import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '@/app/app';
import type { HostMode } from '@/host/types';
import { lazyScreens } from '@/routing/routes';
import { hosts } from '../../../support/hosts';

function site(path: string, mode: HostMode = 'web') {
  return (
    <StaticRouter location={path}>
      <App host={hosts[mode]} />
    </StaticRouter>
  );
}

test('Home renders synchronously without a DOM', () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  expect(renderToString(site('/'))).toMatch(/<h1[^>]*>Weaving Hope, Changing Lives<\/h1>.*© 2024/s);
});

test.each([
  ['/', 'Weaving Hope, Changing Lives'],
  ['/about', 'Key Focus Areas'],
  ['/services', 'Our Process'],
  ['/programs', 'Peer Support Groups'],
  ['/get-involved', 'Custom Amount'],
  ['/contact', 'Interactive Map'],
  ['/admin', 'Edit Hero Section'],
  ['/no-such-page', 'Oops! Page not found'],
])('%s renders without a DOM in every host mode', async (path, words) => {
  await Promise.all(Object.values(lazyScreens).map((screen) => screen.fetch()));
  for (const mode of ['web', 'desk', 'kiosk'] as const) {
    const { prelude } = await prerenderToNodeStream(site(path, mode));
    expect(await text(prelude)).toContain(words);
  }
});
