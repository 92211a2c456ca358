import type { OfferedItem } from '@/components/site/item-action';
import type { Editable, LocalizedContent, Partnership, SupportType } from '@/content/document';
import { legalPaths, type ScreenId } from '@/copy/screen-paths';
import type { EasyLine } from '@/copy/types';
import {
  type EasyCopy,
  eventFacts,
  giftLines,
  nameLines,
  programLines,
  textLines,
} from '@/easy-items/easy-items';
import { inEasyWords } from '@/easy-items/easy-words';
import { wordExplainer } from '@/easy-items/explain-words';
import { programAnchor, serviceAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { hasPassed } from '@/lib/format-date';
import { expandAbbreviations } from '@/lib/spoken-form';

/** The screens with an Easy read version: all but Content Management, which is for staff. */
export type EasyScreenId = Exclude<ScreenId, 'admin'>;

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
  readonly content: LocalizedContent;
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

/** A partnership, or the support for somebody, with what it includes. */
function offerPart<Field extends 'benefits' | 'features'>(
  offer: Omit<Partnership | SupportType, 'benefits' | 'features'> &
    Readonly<Record<Field, readonly string[]>>,
  list: Field,
): EasyPart {
  const easy = inEasyWords(offer);
  const { id, title, languages } = easy;
  return {
    id,
    languages,
    title,
    lines: [...textLines(easy, 'description', 'helper'), ...textLines<Field>(easy, list, 'list')],
  };
}

/** What the foundation says of itself, such as a focus area or a step. */
function statementPart(statement: LocalizedContent['steps'][number]): EasyPart {
  const easy = inEasyWords(statement);
  const { id, title, languages } = easy;
  return { id, title, languages, lines: textLines(easy, 'description', 'helper') };
}

/** A section, unless it says nothing. */
const withLines = (section: EasySection): EasySection[] => (section.lines.length > 0 ? [section] : []);

const legal: readonly string[] = Object.values(legalPaths);

const builders: Record<EasyScreenId, (source: EasySource) => EasyScreen> = {
  home: ({ copy, content: { hero, mission, services: offered, testimonials } }) => ({
    title: inEasyWords(hero).title,
    languages: inEasyWords(hero).languages,
    lines: [...textLines(inEasyWords(hero), 'subtitle', 'kindness'), ...copy.easyHome.support],
    sections: [
      {
        title: copy.easyHome.figuresTitle,
        lines: copy.home.figures
          .filter(({ id }) => id !== 'goals' || mission.goals)
          .map(({ id, value }) => {
            const { picture, text } = copy.easyHome.figures[id];
            return { picture, text: fill(text, { value: expandAbbreviations(value, copy) }) };
          }),
      },
      ...(mission.aim || mission.points.length > 0
        ? [
            {
              title: copy.easyHome.missionTitle,
              lines: [...textLines(inEasyWords(mission), 'aim', 'kindness'), ...copy.easyHome.missionMore],
            },
          ]
        : []),
      {
        title: copy.easyHome.servicesTitle,
        lines: offered.length === 0 ? copy.easyHome.noServices : [],
        parts: offered
          .slice(0, copy.home.services.shown)
          .map(inEasyWords)
          .map((service) => ({
            id: service.id,
            languages: service.languages,
            title: service.title,
            lines: textLines(service, 'description', 'helper'),
          })),
      },
      { title: copy.easyHome.startTitle, lines: copy.easyHome.start },
      {
        title: copy.easyHome.testimonialsTitle,
        lines: testimonials.length === 0 ? copy.easyHome.noTestimonials : [],
        parts: testimonials.map(inEasyWords).map((testimonial) => ({
          id: testimonial.id,
          languages: testimonial.languages,
          title: testimonial.name,
          lines: [
            ...textLines(testimonial, 'role', 'family'),
            ...textLines(testimonial, 'content', 'talk'),
            { picture: 'star', text: fill(copy.common.rated, { rating: testimonial.rating }) },
          ],
        })),
      },
    ],
  }),

  about: ({ copy, content: { areas, approach, ...content } }) => {
    const mission = inEasyWords(content.mission);
    const { title, intro, goal, each, disclaimer } = copy.easyAbout.goals;
    const goalLines = copy.goals.map(({ number }) => {
      const { picture, text } = each[number];
      return { picture, text: fill(goal, { number, text }) };
    });
    return {
      title: copy.easyLayout.screenNames.about,
      lines: copy.easyAbout.intro,
      sections: [
        ...withLines({ title: copy.easyAbout.missionTitle, lines: textLines(mission, 'story', 'family') }),
        ...(areas.length > 0
          ? [
              {
                title: copy.easyAbout.focusTitle,
                lines: copy.easyAbout.focus,
                parts: areas.map((area) => statementPart(area)),
              },
            ]
          : []),
        ...(mission.goals
          ? [
              {
                title,
                lines: [...intro, ...textLines(mission, 'goals', 'plan'), ...goalLines, ...disclaimer],
              },
            ]
          : []),
        ...withLines({
          title: copy.easyAbout.approachTitle,
          lines: approach.flatMap((point) => textLines(inEasyWords(point), 'description', 'group')),
        }),
        { title: copy.easyAbout.collaborateTitle, lines: copy.easyAbout.collaborate },
      ],
    };
  },

  services: ({ copy, content: { mission, services: offered, steps, support } }) => ({
    title: copy.easyLayout.screenNames.services,
    lines: copy.easyServices.intro,
    sections: [
      {
        title: copy.easyServices.listTitle,
        lines: offered.length === 0 ? copy.easyServices.noServices : copy.easyServices.list,
        parts: offered.map((service) => {
          const easy = inEasyWords(service);
          const { id, title, languages } = easy;
          const lines = [
            ...textLines(easy, 'description', 'helper'),
            ...textLines(easy, 'features', 'list'),
            ...nameLines(service.title, title, copy),
          ];
          const item: OfferedItem = { kind: 'service', id };
          return { id, anchor: serviceAnchor(id), title, lines, languages, item };
        }),
      },
      ...(steps.length > 0
        ? [
            {
              title: copy.easyServices.processTitle,
              lines: textLines(inEasyWords(mission), 'process', 'path'),
              parts: steps.map((step, index) => {
                const part = statementPart(step);
                return {
                  ...part,
                  title: fill(copy.easyServices.stepTitle, { number: index + 1, title: part.title }),
                };
              }),
            },
          ]
        : []),
      ...(support.length > 0
        ? [
            {
              title: copy.easyServices.supportTitle,
              lines: copy.easyServices.support,
              parts: support.map((type) => offerPart(type, 'features')),
            },
          ]
        : []),
      { title: copy.easyServices.callToActionTitle, lines: copy.easyServices.callToAction },
    ],
  }),

  programs: (source) => {
    const { copy, content, now } = source;
    return {
      title: copy.easyPrograms.title,
      lines: copy.easyPrograms.intro,
      sections: [
        {
          title: copy.easyPrograms.listTitle,
          lines: content.programs.length === 0 ? copy.easyPrograms.noPrograms : copy.easyPrograms.list,
          parts: content.programs.map((program) => ({
            id: program.id,
            languages: inEasyWords(program).languages,
            anchor: programAnchor(program.id),
            title: inEasyWords(program).title,
            lines: programLines(program, copy),
            item: { kind: 'program', id: program.id },
          })),
        },
        {
          title: copy.easyPrograms.eventsTitle,
          lines: eventIntro(source),
          parts: content.events.map((event) => {
            const easy = inEasyWords(event);
            const { id, title, languages } = easy;
            const facts = eventFacts(event, now, copy);
            // Nobody needs to read more of it, nor to ask for it.
            if (hasPassed(event.date, now)) return { id, languages, title, lines: facts };
            return {
              id,
              languages,
              title,
              item: { kind: 'event', id },
              lines: [
                ...facts,
                ...textLines(easy, 'description', 'group'),
                ...nameLines(event.title, title, copy),
              ],
            };
          }),
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
          const easy = inEasyWords(role);
          const { id, title, commitment, languages } = easy;
          const { time: label } = copy.easyGetInvolved;
          const time = languages?.commitment ? commitment : expandAbbreviations(commitment, copy);
          return {
            id,
            languages,
            title,
            lines: [
              ...textLines(easy, 'description', 'helper'),
              ...textLines(easy, 'requirements', 'list'),
              ...(commitment
                ? [
                    {
                      picture: 'clock',
                      text: fill(label, { time }),
                      language: languages?.commitment,
                    } as const,
                  ]
                : []),
              ...nameLines(role.title, title, copy),
            ],
          };
        }),
      },
      {
        title: copy.easyGetInvolved.donateTitle,
        lines: [
          ...content.gifts.flatMap((gift) => giftLines(gift, copy)),
          // More or less than these.
          ...copy.easyGetInvolved.donate.slice(content.gifts.length > 0 ? 0 : 1),
        ],
      },
      {
        title: copy.easyGetInvolved.partnerTitle,
        lines: copy.easyGetInvolved.partner,
        parts: content.partnerships.map((partnership) => offerPart(partnership, 'benefits')),
      },
      { title: copy.easyGetInvolved.callToActionTitle, lines: copy.easyGetInvolved.callToAction },
    ],
  }),

  contact: ({ copy, content: { foundation, mission } }) => ({
    title: copy.easyContact.title,
    lines: [
      ...copy.easyContact.intro,
      ...textLines(inEasyWords(mission), 'promise', 'letter'),
      ...textLines(foundation, 'replyNote', 'clock'),
    ],
    sections: [
      {
        title: copy.easyContact.crisisTitle,
        lines: [copy.easyContact.emergency, ...(copy.contacts.crisisLine ? copy.easyContact.crisis : [])],
      },
      {
        title: copy.easyContact.waysTitle,
        lines: [...copy.easyContact.ways, ...textLines(foundation, 'videoRelay', 'signLanguage')],
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
        lines: [...copy.easyContact.map, ...textLines(inEasyWords(foundation), 'entrance', 'door')],
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
