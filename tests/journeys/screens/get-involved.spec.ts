import { cards } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const roles = [
  ['Peer Mentor', '4-6 hours/month'],
  ['Event Support', /^flexible$/i],
  ['Family Support', '8-10 hours/month'],
  ['Administrative', '4-8 hours/month'],
] as const;

test('Get Involved: roles, donations and types of partnership, in order', async ({ page }) => {
  await openScreen(page, screens.getInvolved);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    ...roles.map(([title]) => title),
    ...['$25', '$50', '$100', '$250', 'Any Amount'],
    'Service Provider Partnership',
    'Corporate Sponsorship',
    'Community Organization',
  ]);
  for (const [index, [title, commitment]] of roles.entries()) {
    const role = cards(page, 'Volunteer').nth(index);
    await expect(role.getByRole('definition')).toHaveText(commitment);
    await expect(role.getByRole('list').getByRole('listitem').first()).toHaveText(/\w+ \w+/);
    await expect(role.getByRole('button', { name: `Apply Now ${title}`, exact: true })).toBeVisible();
  }
  for (const partnership of await cards(page, 'Partner').all())
    await expect(partnership.getByRole('list').getByRole('listitem').first()).toHaveText(/\w+ \w+/);
  await expect(main).toHaveText(
    /\$25.*\$50.*\$100.*\$250.*Any Amount.*Custom Amount.*Service Provider Partnership.*Start Volunteering.*Contact Us/s,
  );
});
