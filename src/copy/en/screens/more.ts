/** The buttons that unfold the rest of an item; the kiosk, where they are narrow, has `details` for all. */
export const more = {
  details: { text: 'Details', label: 'Details: {title}' },
  service: { text: 'What it includes', label: 'What it includes: {title}' },
  program: { text: 'What to expect', label: 'What to expect: {title}' },
  event: { text: 'About the event', label: 'About the event: {title}' },
  role: { text: 'What it takes', label: 'What it takes: {title}' },
  partnership: { text: 'What you get', label: 'What you get: {title}' },
};
