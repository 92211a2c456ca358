import type { IconName } from '../../icons';
import type { EasyLine, EasyWords } from '../../types';
import { getInvolved } from '../get-involved';
import { askAtDesk, callUs, line, phone, writeToUs } from './line';
import { spelledOut } from './spelled-out';

const { volunteer, donate, partner } = getInvolved;

type Role = (typeof volunteer.roles)[number]['title'];
type Amount = (typeof donate.tiers)[number]['amount'];
type PartnershipTitle = (typeof partner.types)[number]['title'];

const roles: Record<Role, readonly EasyLine[]> = {
  'Peer Mentor': [
    line('Heart', 'You support someone with a life like yours.'),
    line('People', 'You know about disability or caregiving from your own life.'),
    line('Book', 'You come to 2 evenings of training.'),
    line('Calendar', 'You stay with us for 1 year.'),
  ],
  'Event Support': [
    line('Building', 'You set up chairs and help clean up.'),
    line('Hands', 'You greet guests and pour coffee.'),
    line('Camera', 'You take photos.'),
    line('Heart', 'You are friendly and on time.'),
    line('People', 'You are 16 or older.'),
    line('Shield', 'You listen to a short safety talk that day.'),
  ],
  'Family Support': [
    line('Home', 'You give parents an afternoon off.'),
    line('Book', 'You play, cook or read with the children.'),
    line('People', 'You give us the names of 2 people who know you.'),
    line('Search', 'We check your background.'),
    line('Heart', 'We pay for this check.'),
    line('Lifebuoy', 'You take a first-aid course with us.'),
  ],
  Administrative: [
    line('Phone', 'You help with phones, letters, lists and supplies.'),
    line('Home', 'It is quiet work.'),
    line('Briefcase', 'You need basic computer skills.'),
    line('Shield', 'You keep private information private.'),
    line('Calendar', 'You come on the same day each week.'),
  ],
};

const gifts: Record<Amount, [icon: IconName, text: string]> = {
  $25: ['Compass', 'takes 1 child to therapy and back.'],
  $50: ['Home', 'pays a trained caregiver, so a parent has an evening off.'],
  $100: ['Book', 'pays for a workshop seat, notes, captions and child care.'],
  $250: ['Accessibility', 'lends a wheelchair, walker or speech device for 6 months.'],
};

const partnerships: Record<PartnershipTitle, readonly EasyLine[]> = {
  'Service Provider Partnership': [
    line('People', 'You meet the families you trained to help.'),
    line('Handshake', 'We send you families who need what you offer.'),
    line('Mail', 'You have less paperwork to get started.'),
    line('Book', 'You are listed with our other providers.'),
  ],
  'Corporate Sponsorship': [
    line('Building', 'This is for companies.'),
    line('Heart', 'People will remember what you gave.'),
    line('Search', 'We tell you clearly what your money did.'),
    line('Calendar', 'Your team can help on volunteer days.'),
    line('Accessibility', 'Your staff learns how to include people with disabilities.'),
  ],
  'Community Organization': [
    line('Home', 'You share space, skills and volunteers with us.'),
    line('Calendar', 'We hold events together and share the costs.'),
    line('Accessibility', 'We check for free if everyone can use your space.'),
    line('Hands', 'Our volunteers can help you.'),
  ],
};

export const easyGetInvolved: EasyWords = () => ({
  title: getInvolved.banner.title,
  lines: [
    line('Clock', 'You can give 1 hour of your time.'),
    line('Heart', 'You can give money, or lend a hand.'),
    line('Hands', 'Every bit of help counts.'),
  ],
  sections: [
    {
      title: volunteer.title,
      lines: [
        line('Clock', 'Volunteers give their time and are not paid.'),
        line('Book', 'We give you training.'),
        line('People', 'Someone at our office helps you.'),
        line('Heart', 'There is good coffee, too.'),
        line('Megaphone', 'Do you want to apply?'),
        callUs,
        writeToUs,
        askAtDesk,
      ],
      parts: volunteer.roles.map(({ title, commitment }) => ({
        title,
        lines: [...roles[title], line('Clock', `${volunteer.commitmentLabel}: ${spelledOut(commitment)}`)],
      })),
    },
    {
      title: donate.title,
      lines: [
        ...donate.tiers.map(({ amount }) => {
          const [icon, text] = gifts[amount];
          return line(icon, `${amount} ${text}`);
        }),
        line('Heart', 'You can also give another amount.'),
        line('Shield', 'This site does not take payments.'),
        line('Phone', 'To donate, call:', phone),
        line('Building', 'Or come to our front desk.'),
      ],
    },
    {
      title: partner.title,
      lines: [line('Handshake', 'This is for companies, providers and community groups.')],
      parts: partner.types.map(({ title }) => ({ title, lines: partnerships[title] })),
    },
    {
      title: getInvolved.callToAction.title,
      lines: [
        line('Sprout', 'Start small.'),
        line('Clock', 'You can try it for 1 afternoon.'),
        callUs,
        writeToUs,
        line('People', 'A real person will answer.'),
      ],
    },
  ],
});
