import type { Page } from 'playwright/test';
import { hold } from '../../support/network';
import { expect, test } from '../../support/site';

/** The fonts in which Chromium renders an element's text. */
async function renderedFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const address of ['', '?kiosk']) {
  test(`the first screen of "${address}" is in the site’s font, although that comes late`, async ({
    page,
  }) => {
    const sendFont = await hold(page, '**/*.woff2');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    // The heading may be rendered again while it is asked for.
    const expectFonts = (check: (fonts: string[]) => void) =>
      expect(async () => check(await renderedFonts(page, 'h1'))).toPass();
    await expectFonts((fonts) => expect(fonts).not.toContain('Atkinson Hyperlegible Next'));
    sendFont();
    await expectFonts((fonts) => expect(fonts).toEqual(['Atkinson Hyperlegible Next']));
  });
}
