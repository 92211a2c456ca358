import { openTab } from '../../../support/admin';
import { readAloud } from '../../../support/screen-reader/screen-reader';
import { attemptedPath, expect, openScreen, screens, test } from '../../../support/site';
import { about } from './about';
import { contentManagement, otherTabs } from './admin';
import { contact } from './contact';
import { getInvolved } from './get-involved';
import { home } from './home';
import { inFrame } from './layout';
import { notFound } from './not-found';
import { programs } from './programs';
import { services } from './services';

const words: Record<(typeof screens)[number]['name'], readonly string[]> = {
  Home: home,
  About: about,
  Services: services,
  Programs: programs,
  'Get Involved': getInvolved,
  Contact: contact,
  'Content Management': contentManagement,
  'Page not found': notFound,
};

test.use({ expectedErrors: [attemptedPath] });

for (const screen of screens) {
  test(`${screen.name}, read from its start to its end`, async ({ page }) => {
    await openScreen(page, screen);
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    expect(await readAloud(page)).toEqual(inFrame(screen.name, words[screen.name]));
  });
}

for (const tab of ['Services', 'Testimonials', 'Events'] as const) {
  test(`the tab ${tab}, the only panel that is heard`, async ({ page }) => {
    await openTab(page, tab);
    const heard = await readAloud(page);
    const panel = heard.slice(heard.indexOf(`tabpanel, ${tab}`), heard.indexOf('contentinfo'));
    expect(panel).toEqual(otherTabs[tab]);
    expect(heard.filter((line) => line.startsWith('tabpanel'))).toHaveLength(1);
  });
}
