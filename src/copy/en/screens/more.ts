/** The buttons that unfold the rest of an item; the kiosk, where they are narrow, has `details` for all. */
export const more = {
  label: '{text}: {title}',
  details: 'Details',
  service: 'What it includes',
  program: 'What to expect',
  event: 'About the event',
  pastEvents: 'Past events',
  ways: 'More ways to reach us',
  role: 'What it takes',
  partnership: 'What you get',
};
