import type { OfferedItem } from '@/components/site/item-action';
import type { CommunityEvent, Editable, LocalizedContent } from '@/content/document';
import { eventFacts, factLine, giftLines, programLines, textLines } from '@/content/easy-items/easy-items';
import { inEasyWords } from '@/content/easy-items/easy-words';
import { wordExplainer } from '@/content/easy-items/explain-words';
import { longDate } from '@/content/long-date';
import { legalPaths, programAnchor, type ScreenId, serviceAnchor } from '@/copy/screen-paths';
import type { EasyLine, ToolsCopy } from '@/copy/tools';
import { dropMissing } from '@/lib/drop-missing';
import { hasPassed } from '@/lib/format-date';
import { expandAbbreviations } from '@/lib/spoken-form';

/** The screens with an Easy read version: all but Content Management, which is for staff. */
export type EasyScreenId = Exclude<ScreenId, 'admin'>;

interface EasyCard extends Editable {
  /** The id of an item that staff can edit, since two such items may share a title. */
  id?: number;
  anchor?: string;
  title: string;
  lines: readonly EasyLine[];
  item?: OfferedItem;
}

export interface EasySection extends EasyCard {
  cards?: readonly EasyCard[];
  /** Whether the contact form follows the lines. */
  hasForm?: boolean;
}

/** The main points of a screen in plain language, with the same facts as the standard version. */
export interface EasyScreen extends EasyCard {
  sections: readonly EasySection[];
}

interface EasySource {
  readonly copy: ToolsCopy;
  readonly content: LocalizedContent;
  /** The current time, which decides which events are over. */
  readonly now: Date;
  readonly pathname: string;
}

function eventIntro({ copy, content: { events }, now }: EasySource): readonly EasyLine[] {
  const { noEvents, noDates } = copy.easyPrograms;
  if (events.length === 0) return noEvents;
  return events.some(({ date }) => !hasPassed(date, now)) ? [] : [noDates];
}

function describedCard(
  item: Editable & { readonly id: number; readonly title: string },
  picture = 'helper',
): EasyCard {
  const easy = inEasyWords(item);
  const { id, title, languages } = easy;
  return { id, title, languages, lines: textLines(easy, 'description', picture) };
}

/** Lists the foundation's statements, such as its focus areas, without their names. */
const statements = (said: readonly Editable[]) =>
  said.flatMap((statement) => textLines(inEasyWords(statement), 'description', 'helper'));

/** Makes a line with the name of a service, beside the first picture of its description. */
function nameLine(service: LocalizedContent['services'][number]): EasyLine {
  const { title, languages, lines } = describedCard(service);
  return { picture: lines[0]?.picture ?? 'helper', text: title, language: languages?.title };
}

const withLines = (section: EasySection) => section.lines.length > 0 && section;

const legal: readonly string[] = Object.values(legalPaths);

const builders: Record<EasyScreenId, (source: EasySource) => EasyScreen> = {
  home: ({ copy, content: { hero, mission, services: offered, testimonials } }) => ({
    title: inEasyWords(hero).title,
    languages: inEasyWords(hero).languages,
    lines: [...textLines(inEasyWords(hero), 'subtitle', 'kindness'), ...copy.easyHome.support],
    sections: dropMissing<EasySection>([
      (mission.aim || mission.points.length > 0) && {
        title: copy.easyHome.missionTitle,
        lines: [...textLines(inEasyWords(mission), 'aim', 'kindness'), ...copy.easyHome.missionMore],
      },
      {
        title: copy.easyHome.servicesTitle,
        lines:
          offered.length === 0
            ? copy.easyHome.noServices
            : [...offered.slice(0, copy.home.services.shown).map(nameLine), copy.easyHome.servicesMore],
      },
      { title: copy.easyHome.startTitle, lines: copy.easyHome.start },
      {
        title: copy.easyHome.testimonialsTitle,
        lines: testimonials.length === 0 ? copy.easyHome.noTestimonials : [],
        cards: testimonials.map(inEasyWords).map((testimonial) => ({
          id: testimonial.id,
          languages: testimonial.languages,
          title: testimonial.name,
          lines: [...textLines(testimonial, 'role', 'family'), ...textLines(testimonial, 'content', 'talk')],
        })),
      },
    ]),
  }),

  about: ({ copy, content: { areas, approach, ...content } }) => {
    const mission = inEasyWords(content.mission);
    const { title, intro, disclaimer } = copy.easyAbout.goals;
    return {
      title: copy.easyLayout.screenNames.about,
      lines: copy.easyAbout.intro,
      sections: dropMissing<EasySection>([
        withLines({ title: copy.easyAbout.missionTitle, lines: textLines(mission, 'story', 'family') }),
        withLines({ title: copy.easyAbout.focusTitle, lines: statements(areas) }),
        mission.goals && { title, lines: [...intro, ...textLines(mission, 'goals', 'plan'), ...disclaimer] },
        withLines({ title: copy.easyAbout.approachTitle, lines: statements(approach) }),
        { title: copy.easyAbout.collaborateTitle, lines: copy.easyAbout.collaborate },
      ]),
    };
  },

  services: ({ copy, content: { mission, services: offered, steps, support } }) => ({
    title: copy.easyLayout.screenNames.services,
    lines: copy.easyServices.intro,
    sections: dropMissing<EasySection>([
      {
        title: copy.easyServices.listTitle,
        lines: offered.length === 0 ? copy.easyServices.noServices : [],
        cards: offered.map((service) => ({
          ...describedCard(service),
          anchor: serviceAnchor(service.id),
          item: { kind: 'service', id: service.id },
        })),
      },
      steps.length > 0 && {
        title: copy.easyServices.processTitle,
        lines: [...textLines(inEasyWords(mission), 'process', 'path'), ...statements(steps)],
      },
      support.length > 0 && {
        title: copy.easyServices.supportTitle,
        lines: [],
        cards: support.map((each) => describedCard(each)),
      },
      { title: copy.easyServices.callToActionTitle, lines: copy.easyServices.callToAction },
    ]),
  }),

  programs: (source) => {
    const { copy, content, now } = source;
    const isOver = ({ date }: CommunityEvent) => hasPassed(date, now);
    return {
      title: copy.easyPrograms.title,
      lines: copy.easyPrograms.intro,
      sections: [
        {
          title: copy.easyPrograms.listTitle,
          lines: content.programs.length === 0 ? copy.easyPrograms.noPrograms : [],
          cards: content.programs.map((program) => ({
            ...describedCard(program),
            anchor: programAnchor(program.id),
            lines: programLines(program, copy),
            item: { kind: 'program', id: program.id },
          })),
        },
        {
          title: copy.easyPrograms.eventsTitle,
          lines: eventIntro(source),
          cards: dropMissing<EasyCard>([
            ...content.events
              .filter((event) => !isOver(event))
              .map((event) => {
                const card = describedCard(event, 'group');
                const lines = [...eventFacts(event, now, copy), ...card.lines];
                return { ...card, lines, item: { kind: 'event', id: event.id } as const };
              }),
            content.events.some(isOver) && {
              title: copy.easyPrograms.overTitle,
              lines: content.events.filter(isOver).map((event, index) => {
                const { title, languages } = inEasyWords(event);
                const day = longDate(copy.language.tag, event.date);
                const picture = index === 0 ? 'dayOver' : undefined;
                return { picture, text: `${title}: ${day}`, fact: day, language: languages?.title };
              }),
            },
          ]),
        },
        { title: copy.easyPrograms.callToActionTitle, lines: copy.easyPrograms.callToAction },
      ],
    };
  },

  getInvolved: ({ copy, content }) => ({
    title: copy.easyLayout.screenNames.getInvolved,
    lines: copy.easyGetInvolved.intro,
    sections: dropMissing<EasySection>([
      {
        title: copy.easyGetInvolved.volunteerTitle,
        lines: copy.easyGetInvolved.volunteer,
        cards: content.roles.map((role) => {
          const card = describedCard(role);
          const easy = inEasyWords(role);
          const { commitment, languages } = easy;
          const { time: label } = copy.easyGetInvolved;
          const time = languages?.commitment ? commitment : expandAbbreviations(commitment, copy);
          return {
            ...card,
            lines: dropMissing<EasyLine>([
              ...card.lines,
              ...(easy.easyList ? textLines(easy, 'requirements', 'list') : []),
              commitment && factLine('clock', label, { time }, languages?.commitment),
            ]),
          };
        }),
      },
      {
        title: copy.easyGetInvolved.donateTitle,
        lines: [
          ...(content.gifts.length > 0 ? [copy.easyGetInvolved.amounts] : []),
          ...content.gifts.flatMap((gift) => giftLines(gift, copy)),
          // Says that people can give any other amount, unless there are no amounts to compare it with.
          ...copy.easyGetInvolved.donate.slice(content.gifts.length > 0 ? 0 : 1),
          ...textLines(content.mission, 'donationNote', 'letter'),
        ],
      },
      content.partnerships.length > 0 && {
        title: copy.easyGetInvolved.partnerTitle,
        lines: [],
        cards: content.partnerships.map((each) => describedCard(each)),
      },
    ]),
  }),

  contact: ({ copy, content: { foundation, mission } }) => ({
    title: copy.easyContact.title,
    // Comes before the list of contents, so that nobody has to search for it.
    lines: [copy.easyContact.emergency, ...(copy.contacts.crisisLine ? copy.easyContact.crisis : [])],
    sections: [
      {
        title: copy.easyContact.waysTitle,
        lines: [
          ...copy.easyContact.ways,
          ...textLines(foundation, 'videoRelay', 'signLanguage'),
          ...textLines(foundation, 'interpreter', 'talk'),
        ],
      },
      {
        anchor: 'message',
        title: copy.easyContact.formTitle,
        lines: [
          ...copy.easyContact.form,
          ...textLines(inEasyWords(mission), 'promise', 'letter'),
          ...textLines(foundation, 'replyNote', 'clock'),
        ],
        hasForm: true,
      },
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
    const { title, lines, legal: ofLegal } = copy.easyNotFound;
    return { ...(legal.includes(pathname) ? ofLegal : { title, lines }), sections: [] };
  },
};

/** The Easy read version of a screen, with each hard word explained where it comes first. */
export function easyScreen(id: EasyScreenId, source: EasySource): EasyScreen {
  const explain = wordExplainer(source.copy);
  const explained = <Lines extends EasyCard>(of: Lines): Lines => ({ ...of, lines: explain(of.lines) });
  const screen = builders[id](source);
  return {
    ...explained(screen),
    sections: screen.sections.map((section) => ({
      ...explained(section),
      cards: section.cards?.map(explained),
    })),
  };
}
