import type { Contact } from '@/content/contact';
import type { Facts } from '@/content/facts';
import { dropMissing } from '@/lib/drop-missing';
import { offeredContactWays } from '../../offered-contact-ways';
import type { Choice } from '../../types';
import { reachUs } from '../shared/reach-us';
import { textInCrisis } from '../shared/without-voice';

export const contact = (facts: Facts) => ({
  banner: {
    title: 'Talk to Us',
    text: 'Ask us anything.',
  },
  form: {
    title: 'Send Us a Message',
    text: 'Write your message here, then choose how to send it to us. Nothing is sent until you send it yourself.',
    labels: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'E-mail',
      phone: 'Phone',
      inquiryType: 'Inquiry Type',
      message: 'Message',
    },
    optional: 'optional',
    chooseInquiryType: 'Choose…',
    submit: 'See My Message',
    edit: 'Edit My Message',
    errors: {
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter your e-mail address.',
      emailShape: 'Enter an e-mail address like name@example.com.',
      inquiryType: 'Choose what your message is about.',
      message: 'Write your message.',
    },
  },
  /** The options of the inquiry type (specification, section 3). */
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
    text: 'It has not been sent yet. Send it to us in the way that works best for you.',
    messageLabel: 'Your message',
    copy: 'Copy Text',
    copied: { title: 'Copied', description: 'You can paste your message wherever you like.' },
    selected: {
      title: 'Text Selected',
      description: 'To copy it, press Ctrl+C, or touch and hold the text.',
    },
    mail: 'Open in E-mail',
    tooLongForMail:
      'Your message is too long for the e-mail button. Press “Copy Text,” then “Open in E-mail,” and paste the text there.',
    textMessage: 'Send as a Text Message',
    print: 'Print',
    code: 'Point your phone’s camera at this code. The message opens on your phone, and you send it from there.',
    shortened: 'Your message is too long for one code, so the end is missing. You can add it on your phone.',
    orCall: 'Or reach us directly:',
    subject: (inquiry: string) => `${inquiry}: a message for ${facts.name}`,
    lines: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      inquiry: 'About',
      answerByText: 'Please reply by text message.',
    },
  },
  reach: { title: 'Call or Write', ways: reachUs(facts) },
  otherLanguages: { title: 'In Other Languages', interpreter: facts.interpreter },
  ways: {
    title: 'Ways to Reach Us',
    items: offeredContactWays([
      {
        id: 'phone',
        label: 'Phone',
        lines: dropMissing<Contact>([facts.contacts.phone, facts.contacts.relay]),
      },
      {
        id: 'crisisLine',
        label: 'Crisis line',
        lines: dropMissing<Contact>([facts.contacts.crisisLine, textInCrisis(facts)]),
      },
      { id: 'text', label: 'Text messages', lines: dropMissing<Contact>([facts.contacts.textLine]) },
      { id: 'openingHours', label: 'Opening hours', lines: facts.openingHours, areSeparateFacts: true },
      { id: 'address', label: 'Address', lines: facts.address },
      {
        id: 'email',
        label: 'E-mail',
        firstLabel: 'General questions:',
        lines: dropMissing<Contact | string>([
          facts.contacts.email,
          facts.contacts.supportEmail && 'To get help:',
          facts.contacts.supportEmail,
          facts.contacts.partnersEmail && 'For companies and groups:',
          facts.contacts.partnersEmail,
        ]),
      },
      { id: 'fax', label: 'Fax', lines: dropMissing<Contact>([facts.contacts.fax]) },
    ]),
  },
  crisis: {
    title: 'In a crisis?',
    text: 'The crisis line is available 24/7.',
    callLabel: 'Call the crisis line:',
    emergency: 'If someone’s life is in danger:',
    callEmergency: 'Call 911',
  },
  map: {
    title: 'Find Us',
    label: 'Interactive Map',
    open: 'Open in Google Maps',
    scan: 'Scan the code to find us on a map.',
    text: 'We are at',
    entrance: facts.entrance,
  },
  /** Appears only if the foundation says when it answers. */
  replyNote: facts.replyNote,
});
