import { contact } from '@/copy/contact';
import { easyContact } from '@/copy/easy-read/contact';
import { foundation } from '@/copy/foundation';
import type { BuildEasyScreen } from './easy-screen';
import { spelledOut } from './spelled-out';

/** Contact in plain language. */
export const easyContactScreen: BuildEasyScreen = () => ({
  title: contact.banner.title,
  lines: easyContact.intro,
  sections: [
    { title: contact.crisis.title, lines: easyContact.crisis },
    { title: contact.ways.title, lines: easyContact.ways },
    {
      title: easyContact.hoursTitle,
      lines: foundation.openingHours.map((hours) => ({ icon: 'clock', text: spelledOut(hours) })),
    },
    { title: contact.map.title, lines: easyContact.map },
    { title: contact.form.title, lines: easyContact.form },
  ],
});
