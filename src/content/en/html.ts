import { contacts, foundation } from './page/foundation';

/** The page's title and description, and what it says without scripts, or if they failed to load. Only the build reads it. */
export const html = {
  title: foundation.name,
  description:
    'A non-profit foundation that connects persons with special needs and their families with the people who can help.',
  noScript: `Your browser cannot run this site’s scripts, so this is the only page it can show. You can still call us at ${contacts.phone.text}, write to ${contacts.email.text}, or visit us at ${foundation.addressInline}.`,
  loadingFailed: {
    text: 'This page could not load completely, so its menu and most of its buttons do not work. You can still call us:',
    phone: 'Phone',
    crisisLine: 'Crisis line',
    reload: 'Reload this page',
  },
};
