import { expect, it } from 'vitest';
import { waitingPage } from '../../../../../electron/main/content/waiting-page';

const file = { path: '/share/<b>ours.json', problems: () => [{ kind: 'notFound' } as const] };

it('tells visitors of a kiosk in both languages what to do in danger, and nothing of the samples', () => {
  const html = decodeURIComponent(waitingPage('kiosk', 'en', file));
  expect(html).toMatch(
    /<section lang="en".*\s*<h1>This kiosk is being set up.<\/h1>\s*<p>In danger, call 911.</,
  );
  expect(html).toMatch(/<section lang="es".*\s*<h1>Este kiosco se está preparando.<\/h1>\s*<p>.*911/);
  expect(html).not.toMatch(/Weaving Hope|555|ours/);
});

it('tells staff at a desk which file it waits for, and why', () => {
  const html = decodeURIComponent(waitingPage('desk', 'en', file));
  expect(html).toContain('<h1>Waiting for “&lt;b>ours.json”</h1>');
  expect(html).toContain('The file or its folder is not there.');
  expect(html).not.toContain('Weaving Hope');
});
