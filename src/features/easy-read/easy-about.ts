import type { IconId } from '@/content/icons';
import type { GoalNumber } from '@/content/types';
import { about } from '@/copy/about';
import { easyAbout } from '@/copy/easy-read/about';
import { goals } from '@/copy/goals';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';

const goalIcons: Record<GoalNumber, IconId> = {
  1: 'hands',
  2: 'sprout',
  3: 'heart',
  4: 'book',
  5: 'people',
  6: 'sparkles',
  7: 'puzzle',
  8: 'briefcase',
  9: 'building',
  10: 'accessibility',
  11: 'home',
  12: 'leaf',
  13: 'lifebuoy',
  14: 'compass',
  15: 'flower',
  16: 'shield',
  17: 'handshake',
};

/** About in plain language. */
export const easyAboutScreen: BuildEasyScreen = () => {
  const { intro, goal, disclaimer } = easyAbout.goals;
  const goalLines = goals.map(({ number, title }) => ({
    icon: goalIcons[number],
    text: fill(goal, { number, title }),
  }));
  return {
    title: about.banner.title,
    lines: easyAbout.intro,
    sections: [
      { title: about.mission.title, lines: easyAbout.mission },
      {
        title: about.focus.title,
        lines: easyAbout.focus,
        parts: about.focus.areas.map(({ id, title }) => ({ title, lines: easyAbout.areas[id] })),
      },
      { title: about.goals.title, lines: [...intro, ...goalLines, ...disclaimer] },
      { title: about.approach.title, lines: easyAbout.approach },
      { title: about.collaborate.title, lines: easyAbout.collaborate },
    ],
  };
};
