import { describe, expect, it } from 'vitest';
import { standbyPage } from '../../../../../electron/main/recovery/standby-page';

describe('standbyPage', () => {
  it('says so in a headline and needs nothing else', () => {
    const html = decodeURIComponent(standbyPage.replace('data:text/html;charset=utf-8,', ''));
    expect(html).toContain('<h1>This display is being looked after</h1>');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|src=|href=|url\(/);
  });
});
