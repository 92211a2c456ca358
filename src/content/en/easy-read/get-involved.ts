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
    line('People', 'You need your own experience of disability or care.'),
    line('Book', 'You need 2 training evenings.'),
    line('Calendar', 'You give 1 year of your time.'),
  ],
  'Event Support': [
    line('Building', 'You set up chairs and put them away.'),
    line('Hands', 'You greet people and pour tea.'),
    line('Camera', 'You take photos.'),
    line('Heart', 'You are friendly and on time.'),
    line('People', 'You are 16 or older.'),
    line('Shield', 'You listen to a short safety talk that day.'),
  ],
  'Family Support': [
    line('Home', 'You give a family a free afternoon.'),
    line('Book', 'You play, cook or read to the children.'),
    line('People', '2 people tell us that they trust you.'),
    line('Search', 'We check your background.'),
    line('Heart', 'We pay for this check.'),
    line('Lifebuoy', 'You take a first-aid course with us.'),
  ],
  Administrative: [
    line('Phone', 'You help with phones, letters, lists and shelves.'),
    line('Home', 'It is quiet work.'),
    line('Briefcase', 'You need basic computer skills.'),
    line('Shield', 'You keep private facts private.'),
    line('Calendar', 'You come on the same day each week.'),
  ],
};

const gifts: Record<Amount, [icon: IconName, text: string]> = {
  $25: ['Compass', 'takes 1 child to the therapist and back.'],
  $50: ['Home', 'pays a trained carer, so a parent has an evening off.'],
  $100: ['Book', 'pays for a workshop seat, notes, captions and child care.'],
  $250: ['Accessibility', 'lends a wheelchair, walker or speech device for 6 months.'],
};

const partnerships: Record<PartnershipTitle, readonly EasyLine[]> = {
  'Service Provider Partnership': [
    line('People', 'You meet the families you trained for.'),
    line('Handshake', 'We find families who fit what you offer.'),
    line('Mail', 'You have less paperwork at the start.'),
    line('Book', 'You are in our list of providers.'),
  ],
  'Corporate Sponsorship': [
    line('Building', 'This is for companies.'),
    line('Heart', 'People remember what you gave.'),
    line('Search', 'We tell you clearly what your money did.'),
    line('Calendar', 'Your team can help on volunteer days.'),
    line('Accessibility', 'Your staff learn how to include everybody.'),
  ],
  'Community Organization': [
    line('Home', 'You share rooms, skills and people with us.'),
    line('Calendar', 'We hold events together and share the costs.'),
    line('Accessibility', 'We check your rooms for free.'),
    line('Hands', 'Our volunteers can help you.'),
  ],
};

export const easyGetInvolved: EasyWords = () => ({
  title: getInvolved.banner.title,
  lines: [
    line('Clock', 'You can give 1 hour.'),
    line('Heart', 'You can give money or help.'),
    line('Hands', 'All help counts.'),
  ],
  sections: [
    {
      title: volunteer.title,
      lines: [
        line('Clock', 'A volunteer gives time and gets no pay.'),
        line('Book', 'We give you training.'),
        line('People', 'A person at our office is there for you.'),
        line('Heart', 'We have good coffee, too.'),
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
        line('Shield', 'This site takes no payments.'),
        line('Phone', 'To donate, call:', phone),
        line('Building', 'Or come to our desk.'),
      ],
    },
    {
      title: partner.title,
      lines: [line('Handshake', 'This is for companies, providers and groups.')],
      parts: partner.types.map(({ title }) => ({ title, lines: partnerships[title] })),
    },
    {
      title: getInvolved.callToAction.title,
      lines: [
        line('Sprout', 'Start small.'),
        line('Clock', 'You can try it for 1 afternoon.'),
        callUs,
        writeToUs,
        line('People', 'A person will answer.'),
      ],
    },
  ],
});
