import type { Choice, ContactWay } from '../types';
import { emailLine, foundation, phoneLine } from './foundation';

export const contact = {
  banner: {
    title: 'Talk to us',
    text: 'Ask anything. A person reads every message, and no question is too small.',
  },
  form: {
    title: 'Send Us a Message',
    text: 'This site sends nothing by itself. We help you prepare a message, and you choose how it reaches us.',
    labels: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'E-mail',
      phone: 'Phone',
      inquiryType: 'Inquiry Type',
      message: 'Message',
    },
    optional: 'optional',
    chooseInquiryType: 'Choose one …',
    submit: 'Prepare Message',
    errors: {
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter your e-mail address.',
      emailShape: 'Enter an e-mail address like name@example.com.',
      inquiryType: 'Choose what your message is about.',
      message: 'Write your message.',
    },
  },
  /** The choices of the specification, section 3. */
  inquiryTypes: [
    { value: 'support', label: 'Need Support Services' },
    { value: 'provider', label: 'Become a Provider' },
    { value: 'volunteer', label: 'Volunteer Opportunities' },
    { value: 'donation', label: 'Make a Donation' },
    { value: 'partnership', label: 'Partnership Inquiry' },
    { value: 'general', label: 'General Information' },
    { value: 'other', label: 'Other' },
  ] satisfies Choice[],
  prepared: {
    title: 'Your message is ready',
    text: 'It has not been sent. Take it with you in the way that suits you best.',
    messageLabel: 'Your message',
    copy: 'Copy Text',
    copied: { title: 'Copied', description: 'Your message is on the clipboard. Paste it where you like.' },
    selected: {
      title: 'Text selected',
      description: 'Press Ctrl+C, or hold your finger on the text, to copy it.',
    },
    mail: 'Open in E-mail',
    tooLongForMail:
      'Your message is too long for the e-mail button to carry. Copy the text, open the e-mail, and paste it there.',
    print: 'Print',
    code: 'Point the camera of your phone at this code. Your phone opens the message, and you send it.',
    shortened: 'The message is too long for one code, so its end is missing in it. Add it on your phone.',
    orCall: 'Or reach us directly:',
    subject: (inquiry: string) => `${inquiry}: a message for ${foundation.name}`,
    lines: { name: 'Name', email: 'E-mail', phone: 'Phone', inquiry: 'About' },
  },
  ways: {
    title: 'Ways to Reach Us',
    items: [
      { icon: 'Map pin', label: 'Address', lines: foundation.address.map((text) => ({ text })) },
      {
        icon: 'Phone',
        label: 'Phone',
        lines: [phoneLine(foundation.phone)],
      },
      {
        icon: 'Lifebuoy',
        label: 'Crisis line',
        lines: [phoneLine(foundation.crisisLine)],
      },
      { icon: 'Printer', label: 'Fax', lines: [{ text: foundation.fax }] },
      {
        icon: 'Mail',
        label: 'E-mail',
        lines: [
          emailLine(foundation.email),
          emailLine(foundation.supportEmail),
          emailLine(foundation.partnersEmail),
        ],
      },
      { icon: 'Clock', label: 'Opening hours', lines: foundation.openingHours.map((text) => ({ text })) },
    ] satisfies ContactWay[],
  },
  crisis: {
    title: 'In a crisis?',
    text: 'The crisis line is available 24/7. A trained person answers, day and night, every day of the year.',
    phone: phoneLine(foundation.crisisLine),
    callLabel: 'Call the crisis line:',
    emergency: 'If a life is in danger, call 911.',
  },
  map: {
    title: 'Find Us',
    label: 'Interactive Map',
    text: `We are at ${foundation.address.join(', ')}. Step-free entrance from the street, two minutes from the bus stop.`,
  },
  replyNote: 'We usually reply within 24 hours on business days.',
};
