import type { ScreenId } from '@/content/screen-paths';
import { openTab } from '../../../support/admin';
import { switchEasyReadOn } from '../../../support/easy-read';
import { crossSection } from '../../../support/full-run';
import { readPage } from '../../../support/screen-reader';
import { allScreens, attemptedPath, expect, openScreen, screens, test } from '../../../support/site';
import { about } from './about';
import { admin, otherTabs } from './admin';
import { contact } from './contact';
import { easyContact, easyNotFound } from './easy-read';
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

for (const screen of crossSection(allScreens, 2)) {
  test(`${screen.name}, read from start to end`, async ({ page }) => {
    await openScreen(page, screen);
    await expect(page.locator('section[aria-live]')).toBeAttached();
    expect(await readPage(page)).toEqual(withLayout(screen.name, transcripts[screen.id]));
  });
}

const easyTranscripts = [
  [screens.contact, easyContact],
  [screens.notFound, easyNotFound],
] as const;

for (const [screen, transcript] of crossSection(easyTranscripts, 1)) {
  test(`${screen.name} in Easy read, from its heading to the footer`, async ({ page }) => {
    await openScreen(page, screen);
    await switchEasyReadOn(page);
    const read = await readPage(page);
    const start = read.findIndex((line) => line.startsWith('heading, '));
    expect(read.slice(start, read.indexOf('contentinfo'))).toEqual(transcript);
  });
}

for (const tab of crossSection(['Services', 'Testimonials', 'Events'] as const, 1)) {
  test(`the tab ${tab}, whose panel is the only one announced`, async ({ page }) => {
    await openTab(page, tab);
    const transcript = await readPage(page);
    const panel = transcript.slice(transcript.indexOf(`tabpanel, ${tab}`), transcript.indexOf('contentinfo'));
    expect(panel).toEqual(otherTabs[tab]);
    expect(transcript.filter((line) => line.startsWith('tabpanel'))).toHaveLength(1);
  });
}
