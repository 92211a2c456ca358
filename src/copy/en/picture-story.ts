import type { VisitNote } from '@/content/document';
import type { Facts } from '@/content/facts';

/** A step of a picture story: its picture, what that shows, and what happens, with what the foundation says about it. */
export interface StoryStep {
  picture: string;
  alt: string;
  /** The usual steps, and the foundation's notes on them. */
  lines: readonly (string | { fact: 'entrance' | VisitNote })[];
}

/** A first visit and a first call, step by step, for people who want to know before. */
export const pictureStory = (facts: Facts) => ({
  title: 'What Happens When You Visit',
  text: 'These pictures show your first visit. It is not a test. You can leave at any time.',
  steps: [
    {
      picture: 'place',
      alt: 'A mark on a map',
      lines: [`You come to ${facts.addressInline}.`, { fact: 'entrance' }],
    },
    {
      picture: 'desk',
      alt: 'A person behind a desk',
      lines: [
        'A person at the front desk says hello.',
        { fact: 'frontDesk' },
        'You can say: “I am here for the first time.”',
      ],
    },
    {
      picture: 'calmRoom',
      alt: 'A chair in a quiet room',
      lines: ['Is it too loud, or too bright?', 'Ask us for a quiet place to wait.', { fact: 'quietRoom' }],
    },
    {
      picture: 'buddy',
      alt: 'Two people side by side',
      lines: [
        'You can bring someone you trust.',
        'Do you need an interpreter?',
        'Ask us before you come.',
        { fact: 'interpreter' },
      ],
    },
    {
      picture: 'listen',
      alt: 'A person listening',
      lines: ['We ask what is hard, and what you hope for.', 'You can speak, write or point.'],
    },
    {
      picture: 'noPaper',
      alt: 'A sheet of paper, crossed out',
      lines: [{ fact: 'papers' }, 'You do not have to answer every question.', { fact: 'questions' }],
    },
    {
      picture: 'clock',
      alt: 'A clock',
      lines: [{ fact: 'firstVisit' }, 'Take the time you need.', 'You can take a break.'],
    },
    {
      picture: 'calendar',
      alt: 'A page of a calendar',
      lines: [
        'We agree on the next step.',
        'You can ask us to write it down.',
        'Then we say goodbye.',
        { fact: 'nextStep' },
      ],
    },
  ] satisfies StoryStep[],
  call: {
    title: 'What Happens When You Call',
    text: 'The first call, in pictures.',
    steps: [
      {
        picture: 'phone',
        alt: 'A phone',
        lines: [`You call ${facts.contacts.phone.text} when we are open.`, 'Someone else can call for you.'],
      },
      {
        picture: 'talk',
        alt: 'Two people talking',
        lines: [
          'Someone answers, and listens to you.',
          { fact: 'firstCall' },
          'You can say: “I need more time.”',
        ],
      },
      {
        picture: 'ask',
        alt: 'A question mark',
        lines: ['We ask what you need.', 'You do not have to tell us your name.'],
      },
      {
        picture: 'calendar',
        alt: 'A page of a calendar',
        lines: ['We agree on the next step: a visit, or another call.', 'You can hang up at any time.'],
      },
    ] satisfies StoryStep[],
  },
  print: 'Print This Story',
});
