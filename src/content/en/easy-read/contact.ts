import type { EasyWords } from '../../types';
import { contact } from '../contact';
import { contacts, foundation } from '../foundation';
import { line } from './line';
import { spelledOut } from './spelled-out';

export const easyContact: EasyWords = () => ({
  title: contact.banner.title,
  lines: [
    line('Megaphone', 'You can ask us anything.'),
    line('People', 'A real person reads every message.'),
    line('Heart', 'No question is too small.'),
    line('Clock', 'We usually reply within 24 hours on business days.'),
  ],
  sections: [
    {
      title: contact.crisis.title,
      lines: [
        line('Lifebuoy', 'Call the crisis line:', contacts.crisisLine),
        line('Clock', 'It is open 24 hours a day.'),
        line('Calendar', 'It is open 7 days a week, all year.'),
        line('People', 'A trained person answers.'),
        line('Phone', 'If someone’s life is in danger, call 911.'),
      ],
    },
    {
      title: contact.ways.title,
      lines: [
        line('Phone', 'Call us:', contacts.phone),
        line('Mail', 'Write to us:', contacts.email),
        line('Hands', 'For support, write to:', contacts.supportEmail),
        line('Handshake', 'For partners:', contacts.partnersEmail),
        line('Printer', `Our fax number is ${contacts.fax.text}.`),
      ],
    },
    {
      title: 'Office hours',
      lines: foundation.openingHours.map((hours) => line('Clock', spelledOut(hours))),
    },
    {
      title: contact.map.title,
      lines: [
        line('Map pin', `We are at ${foundation.addressInline}.`),
        line('Accessibility', 'There are no steps at the entrance.'),
        line('Compass', 'The bus stop is 2 minutes away.'),
      ],
    },
    {
      title: contact.form.title,
      lines: [
        line('Mail', 'The full page helps you write a message.'),
        line('People', 'Fill in your first name, last name and e-mail.'),
        line('Phone', 'You can leave out your phone number.'),
        line('Search', 'Choose what your message is about.'),
        line('Book', 'Then write your message.'),
        line('Shield', 'This page does not send it.'),
        line('Printer', 'You can copy it, print it or e-mail it to us.'),
      ],
    },
  ],
});
