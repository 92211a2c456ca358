import { easyGetInvolved } from '@/copy/easy-read/get-involved';
import { getInvolved } from '@/copy/get-involved';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { spelledOut } from './spelled-out';

/** Get Involved in plain language. */
export const easyGetInvolvedScreen: BuildEasyScreen = () => {
  const { volunteer, donate, partner } = getInvolved;
  return {
    title: getInvolved.banner.title,
    lines: easyGetInvolved.intro,
    sections: [
      {
        title: volunteer.title,
        lines: easyGetInvolved.volunteer,
        parts: volunteer.roles.map(({ id, title, commitment }) => ({
          title,
          lines: [
            ...easyGetInvolved.roles[id],
            { icon: 'clock', text: fill(easyGetInvolved.time, { time: spelledOut(commitment) }) },
          ],
        })),
      },
      {
        title: donate.title,
        lines: [
          ...donate.tiers.map(({ id, amount }) => {
            const { icon, text } = easyGetInvolved.tiers[id];
            return { icon, text: fill(text, { amount }) };
          }),
          ...easyGetInvolved.donate,
        ],
      },
      {
        title: partner.title,
        lines: easyGetInvolved.partner,
        parts: partner.types.map(({ id, title }) => ({ title, lines: easyGetInvolved.partnerships[id] })),
      },
      { title: getInvolved.callToAction.title, lines: easyGetInvolved.callToAction },
    ],
  };
};
