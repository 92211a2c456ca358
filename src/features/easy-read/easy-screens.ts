import type { OfferedItem } from '@/components/site/item-action';
import { legalPaths } from '@/content/screen-paths';
import type { EasyLine, Editable, EditableContent, Foundation } from '@/content/types';
import { programAnchor, serviceAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { hasPassed } from '@/lib/format-date';
import { expandAbbreviations } from '@/lib/spoken-form';
import type { EasyScreenId } from './easy-read-state';
import {
  type EasyCopy,
  eventFacts,
  eventLines,
  eventTitle,
  featureLines,
  giftLine,
  heroTitle,
  nameLines,
  plainOffer,
  programLines,
  programTitle,
  serviceLines,
  serviceTitle,
  testimonialLines,
  wordExplainer,
} from './items';

/** Lines under one heading. */
export interface EasyPart extends Editable {
  /** The id of an item that staff can edit, since two such items may share a title. */
  id?: number;
  /** The fragment of links to it. */
  anchor?: string;
  title: string;
  lines: readonly EasyLine[];
  /** Which of the foundation's offers it describes. */
  item?: OfferedItem;
}

/** A section of a screen. */
export interface EasySection extends EasyPart {
  parts?: readonly EasyPart[] | undefined;
  /** Whether the contact form follows the lines. */
  hasForm?: boolean;
}

/** The main points of a screen in plain language, with the same facts as the standard version. */
export interface EasyScreen extends EasyPart {
  sections: readonly EasySection[];
}

/** What an Easy read version is made of. */
interface EasySource {
  readonly copy: EasyCopy;
  /** Edits by staff included. */
  readonly content: EditableContent;
  /** The current time, since events of past days are over. */
  readonly now: Date;
  /** The current path. */
  readonly pathname: string;
}

function eventIntro({ copy, content: { events, programs }, now }: EasySource): EasyLine[] {
  const { noEvents, noDates, seePrograms, askUs, events: ahead } = copy.easyPrograms;
  if (events.length === 0) return noEvents;
  if (events.some(({ date }) => !hasPassed(date, now))) return ahead;
  return [noDates, ...(programs.length > 0 ? [seePrograms] : []), ...askUs];
}

const notePictures = { entrance: 'door', replyNote: 'clock', videoRelay: 'signLanguage' } as const;

/** What the foundation says about getting there, about when it answers, or about calls with sign language. */
function noteLines(
  note: keyof typeof notePictures,
  { [note]: text, languages }: Foundation,
  copy: EasyCopy,
): readonly EasyLine[] {
  if (text === copy.sampleContent.foundation[note]) return copy.easySamples[note];
  return text ? [{ picture: notePictures[note], text, language: languages?.[note] }] : [];
}

const legal: readonly string[] = Object.values(legalPaths);

const builders: Record<EasyScreenId, (source: EasySource) => EasyScreen> = {
  home: ({ copy, content: { hero, services: offered, testimonials } }) => ({
    title: heroTitle(hero, copy),
    languages: hero.languages,
    lines: [
      ...(hero.subtitle === copy.sampleContent.hero.subtitle
        ? copy.easySamples.hero
        : [{ picture: 'kindness', text: hero.subtitle, language: hero.languages?.subtitle } as const]),
      ...copy.easyHome.support,
    ],
    sections: [
      {
        title: copy.easyHome.figuresTitle,
        lines: copy.home.figures.map(({ id, value }) => {
          const { picture, text } = copy.easyHome.figures[id];
          return { picture, text: fill(text, { value: expandAbbreviations(value, copy) }) };
        }),
      },
      { title: copy.easyHome.missionTitle, lines: copy.easyHome.mission },
      {
        title: copy.easyHome.servicesTitle,
        lines: offered.length === 0 ? copy.easyHome.noServices : [],
        parts: offered.slice(0, copy.home.services.shown).map((service) => ({
          id: service.id,
          languages: service.languages,
          title: serviceTitle(service, copy),
          lines: serviceLines(service, copy),
        })),
      },
      { title: copy.easyHome.startTitle, lines: copy.easyHome.start },
      {
        title: copy.easyHome.testimonialsTitle,
        lines: testimonials.length === 0 ? copy.easyHome.noTestimonials : [],
        parts: testimonials.map((testimonial) => ({
          id: testimonial.id,
          languages: testimonial.languages,
          title: testimonial.name,
          lines: [
            ...testimonialLines(testimonial, copy),
            { picture: 'star', text: fill(copy.common.rated, { rating: testimonial.rating }) },
          ],
        })),
      },
    ],
  }),

  about: ({ copy }) => {
    const { title, intro, goal, each, disclaimer } = copy.easyAbout.goals;
    const goalLines = copy.goals.map(({ number }) => {
      const { picture, text } = each[number];
      return { picture, text: fill(goal, { number, text }) };
    });
    return {
      title: copy.easyLayout.screenNames.about,
      lines: copy.easyAbout.intro,
      sections: [
        { title: copy.easyAbout.missionTitle, lines: copy.easyAbout.mission },
        {
          title: copy.easyAbout.focusTitle,
          lines: copy.easyAbout.focus,
          parts: copy.about.focus.areas.map(({ id }) => copy.easyAbout.areas[id]),
        },
        { title, lines: [...intro, ...goalLines, ...disclaimer] },
        { title: copy.easyAbout.approachTitle, lines: copy.easyAbout.approach },
        { title: copy.easyAbout.collaborateTitle, lines: copy.easyAbout.collaborate },
      ],
    };
  },

  services: ({ copy, content: { services: offered, support } }) => ({
    title: copy.easyLayout.screenNames.services,
    lines: copy.easyServices.intro,
    sections: [
      {
        title: copy.easyServices.listTitle,
        lines: offered.length === 0 ? copy.easyServices.noServices : copy.easyServices.list,
        parts: offered.map((service) => {
          const { id, languages } = service;
          const title = serviceTitle(service, copy);
          const lines = [
            ...serviceLines(service, copy),
            ...featureLines(service, copy),
            ...nameLines(service.title, title, copy),
          ];
          const item: OfferedItem = { kind: 'service', id };
          return { id, anchor: serviceAnchor(id), title, lines, languages, item };
        }),
      },
      {
        title: copy.easyServices.processTitle,
        lines: copy.easyServices.process,
        parts: copy.services.process.steps.map(({ id }, index) => {
          const { title, lines } = copy.easyServices.steps[id];
          return { title: fill(copy.easyServices.stepTitle, { number: index + 1, title }), lines };
        }),
      },
      ...(support.length > 0
        ? [
            {
              title: copy.easyServices.supportTitle,
              lines: copy.easyServices.support,
              parts: support.map((type) => ({
                id: type.id,
                languages: type.languages,
                ...plainOffer(type, copy.sampleContent.support, copy.easyServices.supportTypes, 'features'),
              })),
            },
          ]
        : []),
      { title: copy.easyServices.callToActionTitle, lines: copy.easyServices.callToAction },
    ],
  }),

  programs: (source) => {
    const { copy, content, now } = source;
    return {
      title: copy.easyLayout.screenNames.programs,
      lines: copy.easyPrograms.intro,
      sections: [
        {
          title: copy.easyPrograms.listTitle,
          lines: content.programs.length === 0 ? copy.easyPrograms.noPrograms : copy.easyPrograms.list,
          parts: content.programs.map((program) => ({
            id: program.id,
            languages: program.languages,
            anchor: programAnchor(program.id),
            title: programTitle(program, copy),
            lines: programLines(program, copy),
            item: { kind: 'program', id: program.id },
          })),
        },
        {
          title: copy.easyPrograms.eventsTitle,
          lines: eventIntro(source),
          parts: content.events.map((event) => ({
            id: event.id,
            languages: event.languages,
            title: eventTitle(event, copy),
            ...(hasPassed(event.date, now) ? {} : { item: { kind: 'event', id: event.id } }),
            lines: [
              ...eventFacts(event, now, copy),
              ...eventLines(event, copy),
              ...nameLines(event.title, eventTitle(event, copy), copy),
            ],
          })),
        },
        { title: copy.easyPrograms.callToActionTitle, lines: copy.easyPrograms.callToAction },
      ],
    };
  },

  getInvolved: ({ copy, content }) => ({
    title: copy.easyLayout.screenNames.getInvolved,
    lines: copy.easyGetInvolved.intro,
    sections: [
      {
        title: copy.easyGetInvolved.volunteerTitle,
        lines: copy.easyGetInvolved.volunteer,
        parts: content.roles.map((role) => {
          const { id, title: name, commitment, languages } = role;
          const { roles, time: label } = copy.easyGetInvolved;
          const { title, lines } = plainOffer(role, copy.sampleContent.roles, roles, 'requirements');
          const time = languages?.commitment ? commitment : expandAbbreviations(commitment, copy);
          return {
            id,
            languages,
            title,
            lines: [
              ...lines,
              ...(commitment
                ? [
                    {
                      picture: 'clock',
                      text: fill(label, { time }),
                      language: languages?.commitment,
                    } as const,
                  ]
                : []),
              ...nameLines(name, title, copy),
            ],
          };
        }),
      },
      {
        title: copy.easyGetInvolved.donateTitle,
        lines: [
          ...content.gifts.map((gift) => giftLine(gift, copy)),
          // More or less than these.
          ...copy.easyGetInvolved.donate.slice(content.gifts.length > 0 ? 0 : 1),
        ],
      },
      {
        title: copy.easyGetInvolved.partnerTitle,
        lines: copy.easyGetInvolved.partner,
        parts: content.partnerships.map((partnership) => ({
          id: partnership.id,
          languages: partnership.languages,
          ...plainOffer(
            partnership,
            copy.sampleContent.partnerships,
            copy.easyGetInvolved.partnerships,
            'benefits',
          ),
        })),
      },
      { title: copy.easyGetInvolved.callToActionTitle, lines: copy.easyGetInvolved.callToAction },
    ],
  }),

  contact: ({ copy, content: { foundation } }) => ({
    title: copy.easyLayout.screenNames.contact,
    lines: [...copy.easyContact.intro, ...noteLines('replyNote', foundation, copy)],
    sections: [
      {
        title: copy.easyContact.crisisTitle,
        lines: [copy.easyContact.emergency, ...(copy.contacts.crisisLine ? copy.easyContact.crisis : [])],
      },
      {
        title: copy.easyContact.waysTitle,
        lines: [...copy.easyContact.ways, ...noteLines('videoRelay', foundation, copy)],
      },
      { anchor: 'message', title: copy.easyContact.formTitle, lines: copy.easyContact.form, hasForm: true },
      {
        title: copy.easyContact.hoursTitle,
        lines: copy.foundation.openingHours.map((hours, index) => ({
          picture: index === 0 ? 'clock' : undefined,
          text: expandAbbreviations(hours, copy),
        })),
      },
      {
        title: copy.easyContact.mapTitle,
        lines: [...copy.easyContact.map, ...noteLines('entrance', foundation, copy)],
      },
    ],
  }),

  notFound: ({ copy, pathname }) => {
    const { title, lines, legal: legalSection } = copy.easyNotFound;
    return { title, lines, sections: legal.includes(pathname) ? [legalSection] : [] };
  },
};

/** The Easy read version of a screen, with each hard word explained where it comes first. */
export function easyScreen(id: EasyScreenId, source: EasySource): EasyScreen {
  const explain = wordExplainer(source.copy);
  const explained = <Part extends EasyPart>(part: Part): Part => ({ ...part, lines: explain(part.lines) });
  const screen = builders[id](source);
  return {
    ...explained(screen),
    sections: screen.sections.map((section) => ({
      ...explained(section),
      parts: section.parts?.map(explained),
    })),
  };
}
