import { expect, it } from 'vitest';
import { standbyPage } from '../../../../../electron/main/recovery/standby-page';

it('explains itself in a headline and loads nothing', () => {
  const html = decodeURIComponent(standbyPage.replace('data:text/html;charset=utf-8,', ''));
  expect(html).toContain('<h1>This screen is temporarily out of service</h1>');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('background: #fbf6ec; color: #1d1a33;');
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|src=|href=|url\(/);
});
