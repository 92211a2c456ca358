import type { EditableContent } from '../../types';
import { sampleContent as onHome } from '../page/editable';
import { sampleServices } from '../page/sample-services';
import { sampleGifts, samplePartnerships, sampleRoles, sampleSupport } from './sample-offers';
import { samplePrograms } from './sample-programs';

const [first, second, third, fourth] = sampleServices;

/**
 * The sample content with what services include, programs, and the sentence on video relay. Once it is loaded, it takes the
 * place of Home's, which goes by the same name.
 */
export const sampleContent: EditableContent = {
  ...onHome,
  foundation: {
    ...onHome.foundation,
    replyNote: 'We usually reply within 24 hours on business days.',
    videoRelay: 'If you use sign language, call us through your video relay service.',
  },
  programs: samplePrograms,
  roles: sampleRoles,
  gifts: sampleGifts,
  partnerships: samplePartnerships,
  support: sampleSupport,
  services: [
    {
      ...first,
      features: [
        'A 30-minute first conversation, in person or by phone',
        'Two or three providers who can see you now',
        'Help with the first visit',
        'A check-in after one month to see how it is going',
      ],
    },
    {
      ...second,
      features: [
        'Trained caregivers, so that parents can rest',
        'Rides to doctors, school and work',
        'Equipment to borrow, free for six months',
        'Someone to talk to, on good days and bad',
      ],
    },
    {
      ...third,
      features: [
        'Large print, audio and easy-to-read versions',
        'Help filling out forms, line by line',
        'A list of services near you, updated often',
        'Answers about school, work, money and the law',
      ],
    },
    {
      ...fourth,
      features: [
        'Wheelchair-accessible places with a quiet room',
        'Sign language interpreters if you ask a week ahead',
        'Brothers, sisters and friends are welcome',
        'No fees and no long forms',
      ],
    },
  ],
};
