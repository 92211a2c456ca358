import { cards, expectInOrder, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const { getInvolved } = screens;

test.beforeEach(({ page }) => openScreen(page, getInvolved));

test('Get Involved has its sections in order', async ({ page }) => {
  await expectInOrder([
    page.getByRole('main').getByRole('heading', { level: 1 }),
    page.getByRole('heading', { level: 3, name: 'Peer Mentor' }),
    page.getByRole('heading', { level: 3, name: 'Administrative' }),
    page.getByRole('heading', { level: 3, name: '$25', exact: true }),
    page.getByRole('heading', { level: 3, name: '$250', exact: true }),
    page.getByRole('button', { name: 'Custom Amount', exact: true }),
    page.getByRole('heading', { level: 3, name: 'Service Provider Partnership' }),
    page.getByRole('heading', { level: 3, name: 'Community Organization' }),
    page.getByRole('button', { name: 'Start Volunteering', exact: true }),
    page.getByRole('button', { name: 'Contact Us', exact: true }),
  ]);
});

test('each of the four roles has a time commitment, requirements and a button', async ({ page }) => {
  const roles = cards(page, 'Volunteer');
  await expect(roles).toHaveCount(4);
  for (const { role, commitment } of [
    { role: 'Peer Mentor', commitment: '4-6 hours/month' },
    { role: 'Event Support', commitment: /^flexible$/i },
    { role: 'Family Support', commitment: '8-10 hours/month' },
    { role: 'Administrative', commitment: '4-8 hours/month' },
  ]) {
    const card = roles.filter({ has: page.getByRole('heading', { name: role, exact: true }) });
    await expect(card.getByRole('definition')).toHaveText(commitment);
    await expect(card.getByRole('list').getByRole('listitem').first()).toHaveText(/\w+ \w+/);
    await expect(card.getByRole('button', { name: `Apply Now ${role}`, exact: true })).toBeVisible();
  }
});

test('there are four donation tiers, each with a button, and a custom amount', async ({ page }) => {
  const tiers = cards(page, 'Donation');
  await expect(tiers.getByRole('heading')).toHaveText(['$25', '$50', '$100', '$250']);
  await expect(tiers.getByRole('button')).toHaveText(Array(4).fill('Donate'));
  for (const amount of ['$25', '$50', '$100', '$250']) {
    await expect(tiers.getByRole('button', { name: `Donate ${amount}`, exact: true })).toBeVisible();
  }
  await expect(region(page, 'Donation').getByRole('button', { name: 'Custom Amount' })).toBeVisible();
});

test('there are three types of partnership with their benefits', async ({ page }) => {
  const partnerships = cards(page, 'Partner');
  await expect(partnerships.getByRole('heading')).toHaveText([
    'Service Provider Partnership',
    'Corporate Sponsorship',
    'Community Organization',
  ]);
  for (const partnership of await partnerships.all()) {
    await expect(partnership.getByRole('list').getByRole('listitem').first()).toHaveText(/\w+ \w+/);
  }
});
