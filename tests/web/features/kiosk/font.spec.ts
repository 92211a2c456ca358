import type { Page } from 'playwright/test';
import { openKiosk } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

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

test('the first screen is in the site’s font, although that comes after the first paint', async ({
  page,
}) => {
  await openKiosk(page);
  await expect.poll(() => renderedFonts(page, 'h1')).toEqual(['Atkinson Hyperlegible Next']);
});
