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

test('runs without a DOM', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test('Home renders synchronously without a DOM', () => {
  const html = renderToString(site('/'));
  expect(html).toMatch(/<h1[^>]*>Weaving Hope, Changing Lives<\/h1>/);
  for (const text of ['1000+', 'How We Help', 'Ready to Get Started', 'What Families Say', '© 2024']) {
    expect(html).toContain(text);
  }
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
