import { askFor } from '@/copy/easy-read/common';
import { easyGetInvolved } from '@/copy/easy-read/get-involved';
import { easyLayout } from '@/copy/easy-read/layout';
import { getInvolved } from '@/copy/get-involved';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { spelledOut } from './spelled-out';

/** Get Involved in plain language. */
export const easyGetInvolvedScreen: BuildEasyScreen = () => {
  const { volunteer, donate, partner } = getInvolved;
  return {
    title: easyLayout.screenNames.getInvolved,
    lines: easyGetInvolved.intro,
    sections: [
      {
        title: easyGetInvolved.volunteerTitle,
        lines: easyGetInvolved.volunteer,
        parts: volunteer.roles.map(({ id, title: name, commitment }) => {
          const { title, lines } = easyGetInvolved.roles[id];
          return {
            title,
            lines: [
              ...lines,
              { picture: 'clock', text: fill(easyGetInvolved.time, { time: spelledOut(commitment) }) },
              { picture: 'phone', text: fill(askFor, { name }) },
            ],
          };
        }),
      },
      {
        title: easyGetInvolved.donateTitle,
        lines: [
          ...donate.tiers.map(({ id, amount }) => {
            const { picture, text } = easyGetInvolved.tiers[id];
            return { picture, text: fill(text, { amount }) };
          }),
          ...easyGetInvolved.donate,
        ],
      },
      {
        title: easyGetInvolved.partnerTitle,
        lines: easyGetInvolved.partner,
        parts: partner.types.map(({ id }) => easyGetInvolved.partnerships[id]),
      },
      { title: easyGetInvolved.callToActionTitle, lines: easyGetInvolved.callToAction },
    ],
  };
};
