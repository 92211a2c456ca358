import { about } from '@/copy/about';
import { easyAbout } from '@/copy/easy-read/about';
import { easyLayout } from '@/copy/easy-read/layout';
import { goals } from '@/copy/goals';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';

/** About in plain language. */
export const easyAboutScreen: BuildEasyScreen = () => {
  const { title, intro, goal, each, disclaimer } = easyAbout.goals;
  const goalLines = goals.map(({ number }) => {
    const { picture, text } = each[number];
    return { picture, text: fill(goal, { number, text }) };
  });
  return {
    title: easyLayout.screenNames.about,
    lines: easyAbout.intro,
    sections: [
      { title: easyAbout.missionTitle, lines: easyAbout.mission },
      {
        title: easyAbout.focusTitle,
        lines: easyAbout.focus,
        parts: about.focus.areas.map(({ id }) => easyAbout.areas[id]),
      },
      { title, lines: [...intro, ...goalLines, ...disclaimer] },
      { title: easyAbout.approachTitle, lines: easyAbout.approach },
      { title: easyAbout.collaborateTitle, lines: easyAbout.collaborate },
    ],
  };
};
