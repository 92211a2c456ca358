import type { ScreenId } from '@/content/screen-paths';
import { openTab } from '../../../support/admin';
import { readPage } from '../../../support/screen-reader';
import { allScreens, attemptedPath, expect, openScreen, test } from '../../../support/site';
import { about } from './about';
import { admin, otherTabs } from './admin';
import { contact } from './contact';
import { getInvolved } from './get-involved';
import { home } from './home';
import { withLayout } from './layout';
import { notFound } from './not-found';
import { programs } from './programs';
import { services } from './services';

const transcripts: Record<ScreenId, readonly string[]> = {
  home,
  about,
  services,
  programs,
  getInvolved,
  contact,
  admin,
  notFound,
};

test.use({ expectedErrors: [attemptedPath] });

for (const screen of allScreens) {
  test(`${screen.name}, read from start to end`, async ({ page }) => {
    await openScreen(page, screen);
    await expect(page.locator('section[aria-live]')).toBeAttached();
    expect(await readPage(page)).toEqual(withLayout(screen.name, transcripts[screen.id]));
  });
}

for (const tab of ['Services', 'Testimonials', 'Events'] as const) {
  test(`the tab ${tab}, whose panel is the only one announced`, async ({ page }) => {
    await openTab(page, tab);
    const transcript = await readPage(page);
    const panel = transcript.slice(transcript.indexOf(`tabpanel, ${tab}`), transcript.indexOf('contentinfo'));
    expect(panel).toEqual(otherTabs[tab]);
    expect(transcript.filter((line) => line.startsWith('tabpanel'))).toHaveLength(1);
  });
}
