import { expect, it } from 'vitest';
import { waitingPage } from '../../../../../electron/main/content/waiting-page';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';

const file = { path: '/share/<b>ours.json', problems: () => [{ kind: 'notFound' } as const] };

it('tells visitors of a kiosk in both languages what to do in danger, and nothing of the samples', () => {
  const html = decodeURIComponent(waitingPage('kiosk', 'en', file));
  const sections = [...html.matchAll(/<section lang="(..)".*\s*<h1>(.*)<\/h1>\s*<p>(.*)<\/p>/g)];
  expect(sections.map(([, ...texts]) => texts)).toEqual(
    (['en', 'es'] as const).map((tag) => [tag, ...Object.values(desktopCopy[tag].settingUp)]),
  );
  expect(html.match(/911/g)).toHaveLength(2);
  expect(html).not.toMatch(/Weaving Hope|555|ours/);
});

it('tells staff at a desk which file it waits for, and why', () => {
  const html = decodeURIComponent(waitingPage('desk', 'en', file));
  expect(html).toMatch(/<h1>.*&lt;b>ours\.json.*<\/h1>/);
  expect(html).toContain(desktopCopy.en.admin.contentFile.problems.notFound);
  expect(html).not.toContain('Weaving Hope');
});
