/** The first line of a message that is not in English, for the office, which reads English, with the English inquiries. */
export const officeNote: { text: string; inquiries: Readonly<Record<string, string>> } = {
  text: 'This message is in {language}. About: {inquiry}',
  inquiries: {
    support: 'Need Support Services',
    provider: 'Become a Provider',
    volunteer: 'Volunteer Opportunities',
    donation: 'Make a Donation',
    partnership: 'Partnership Inquiry',
    general: 'General Information',
    other: 'Other',
  },
};
