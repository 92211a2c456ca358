import { easyContact } from '@/copy/easy-read/contact';
import { easyLayout } from '@/copy/easy-read/layout';
import { foundation } from '@/copy/foundation';
import type { BuildEasyScreen } from './easy-screen';
import { spelledOut } from './spelled-out';

/** Contact in plain language. */
export const easyContactScreen: BuildEasyScreen = () => ({
  title: easyLayout.screenNames.contact,
  lines: easyContact.intro,
  sections: [
    { title: easyContact.crisisTitle, lines: easyContact.crisis },
    { title: easyContact.waysTitle, lines: easyContact.ways },
    {
      title: easyContact.hoursTitle,
      lines: foundation.openingHours.map((hours, index) => ({
        picture: index === 0 ? 'clock' : undefined,
        text: spelledOut(hours),
      })),
    },
    { title: easyContact.mapTitle, lines: easyContact.map },
    { title: easyContact.formTitle, lines: easyContact.form },
  ],
});
