import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '@/app/app';
import type { HostMode } from '@/host/types';
import { fetchScreen, matchScreen } from '@/routing/routes';
import { hosts } from '../../../support/hosts';

function site(path: string, mode: HostMode = 'web') {
  return (
    <StaticRouter location={path}>
      <App host={hosts[mode]} />
    </StaticRouter>
  );
}

test('there is no page here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test('Home renders at once, without a page', () => {
  const html = renderToString(site('/'));
  expect(html).toMatch(/<h1[^>]*>Weaving Hope, Changing Lives<\/h1>/);
  for (const words of ['1000+', 'How We Help', 'Ready to Get Started', 'What Families Say', '© 2024']) {
    expect(html).toContain(words);
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
])('%s renders without a page, in each of the places where the site is used', async (path, words) => {
  await fetchScreen(matchScreen(path));
  for (const mode of ['web', 'desk', 'kiosk'] as const) {
    const { prelude } = await prerenderToNodeStream(site(path, mode));
    expect(await text(prelude)).toContain(words);
  }
});
