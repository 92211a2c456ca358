import { legalPaths, type ScreenId } from '@/content/screen-paths';
import type { EasyLine, EditableContent } from '@/content/types';
import { about } from '@/copy/about';
import { easyAbout } from '@/copy/easy-read/about';
import { askFor } from '@/copy/easy-read/common';
import { easyContact } from '@/copy/easy-read/contact';
import { easyGetInvolved } from '@/copy/easy-read/get-involved';
import { easyHome } from '@/copy/easy-read/home';
import { easyLayout } from '@/copy/easy-read/layout';
import { easyNotFound } from '@/copy/easy-read/not-found';
import { easyPrograms } from '@/copy/easy-read/programs';
import { easySamples } from '@/copy/easy-read/samples';
import { easyServices } from '@/copy/easy-read/services';
import { sampleContent } from '@/copy/editable';
import { foundation } from '@/copy/foundation';
import { getInvolved } from '@/copy/get-involved';
import { goals } from '@/copy/goals';
import { home } from '@/copy/home';
import { programs } from '@/copy/programs';
import { services } from '@/copy/services';
import { common } from '@/copy/site';
import { programAnchor, serviceAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { hasPassed } from '@/lib/format-date';
import {
  eventLines,
  expandAbbreviations,
  featureLines,
  programLines,
  programTitle,
  serviceLines,
  serviceTitle,
  testimonialLines,
} from './easy-items';

/** Lines under one heading. */
export interface EasyPart {
  /** The id of an item that staff can edit, since two such items may share a title. */
  id?: number;
  /** The fragment of links to it. */
  anchor?: string;
  title: string;
  lines: readonly EasyLine[];
}

/** A section of a screen. */
export interface EasySection extends EasyPart {
  parts?: readonly EasyPart[];
  /** Whether the screen's form follows the lines. */
  hasForm?: boolean;
}

/** The main points of a screen in plain language, with the same facts as the standard version. */
export interface EasyScreen extends EasyPart {
  sections: readonly EasySection[];
}

/** The screens with an Easy read version: all but Content Management, which is for staff. */
export type EasyScreenId = Exclude<ScreenId, 'admin'>;

/**
 * Builds the Easy read version of a screen.
 *
 * @param content edits by staff included
 * @param longDate writes out a `YYYY-MM-DD` day
 * @param now the current time, since events of past days are over
 * @param pathname the current path
 */
type BuildEasyScreen = (
  content: EditableContent,
  longDate: (day: string) => string,
  now: Date,
  pathname?: string,
) => EasyScreen;

function eventIntro(events: EditableContent['events'], now: Date): EasyLine[] {
  if (events.length === 0) return easyPrograms.noEvents;
  return events.every(({ date }) => hasPassed(date, now)) ? easyPrograms.noneAhead : easyPrograms.events;
}

const legal: readonly string[] = Object.values(legalPaths);

const { screenNames } = easyLayout;

/** The Easy read version of each screen. */
export const easyScreens: Record<EasyScreenId, BuildEasyScreen> = {
  home: ({ hero, services: offered, testimonials }) => ({
    title: hero.title,
    lines: [
      ...(hero.subtitle === sampleContent.hero.subtitle
        ? easySamples.hero
        : [{ picture: 'kindness', text: hero.subtitle } as const]),
      ...easyHome.support,
    ],
    sections: [
      {
        title: easyHome.figuresTitle,
        lines: home.figures.map(({ id, value }) => {
          const { picture, text } = easyHome.figures[id];
          return { picture, text: fill(text, { value: expandAbbreviations(value) }) };
        }),
      },
      { title: easyHome.missionTitle, lines: easyHome.mission },
      {
        title: easyHome.servicesTitle,
        lines: offered.length === 0 ? easyHome.noServices : [],
        parts: offered
          .slice(0, home.services.shown)
          .map((service) => ({ id: service.id, title: serviceTitle(service), lines: serviceLines(service) })),
      },
      { title: easyHome.startTitle, lines: easyHome.start },
      {
        title: easyHome.testimonialsTitle,
        lines: testimonials.length === 0 ? easyHome.noTestimonials : [],
        parts: testimonials.map((testimonial) => ({
          id: testimonial.id,
          title: testimonial.name,
          lines: [
            ...testimonialLines(testimonial),
            { picture: 'star', text: fill(common.rated, { rating: testimonial.rating }) },
          ],
        })),
      },
    ],
  }),

  about: () => {
    const { title, intro, goal, each, disclaimer } = easyAbout.goals;
    const goalLines = goals.map(({ number }) => {
      const { picture, text } = each[number];
      return { picture, text: fill(goal, { number, text }) };
    });
    return {
      title: screenNames.about,
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
  },

  services: ({ services: offered }) => ({
    title: screenNames.services,
    lines: easyServices.intro,
    sections: [
      {
        title: easyServices.listTitle,
        lines: offered.length === 0 ? easyServices.noServices : easyServices.list,
        parts: offered.map((service) => {
          const { id, title: name } = service;
          const title = serviceTitle(service);
          const nameLines: EasyLine[] =
            title === name ? [] : [{ picture: 'phone', text: fill(askFor, { name }) }];
          const lines = [...serviceLines(service), ...featureLines(service), ...nameLines];
          return { id, anchor: serviceAnchor(id), title, lines };
        }),
      },
      {
        title: easyServices.processTitle,
        lines: easyServices.process,
        parts: services.process.steps.map(({ id }, index) => {
          const { title, lines } = easyServices.steps[id];
          return { title: fill(easyServices.stepTitle, { number: index + 1, title }), lines };
        }),
      },
      {
        title: easyServices.supportTitle,
        lines: easyServices.support,
        parts: services.support.tabs.map(({ value }) => easyServices.supportTypes[value]),
      },
      { title: easyServices.callToActionTitle, lines: easyServices.callToAction },
    ],
  }),

  programs: ({ events }, longDate, now) => ({
    title: screenNames.programs,
    lines: easyPrograms.intro,
    sections: [
      {
        title: easyPrograms.listTitle,
        lines: easyPrograms.list,
        parts: programs.list.items.map((program) => ({
          anchor: programAnchor(program.id),
          title: programTitle(program),
          lines: programLines(program),
        })),
      },
      {
        title: easyPrograms.eventsTitle,
        lines: eventIntro(events, now),
        parts: events.map((event) => ({
          id: event.id,
          title: event.title,
          lines: [
            ...(hasPassed(event.date, now) ? [easyPrograms.over] : []),
            { picture: 'calendar', text: fill(easyPrograms.day, { day: longDate(event.date) }) },
            { picture: 'clock', text: fill(easyPrograms.time, { time: expandAbbreviations(event.time) }) },
            { picture: 'place', text: fill(easyPrograms.where, { location: event.location }) },
            ...eventLines(event),
          ],
        })),
      },
      { title: easyPrograms.callToActionTitle, lines: easyPrograms.callToAction },
    ],
  }),

  getInvolved: () => ({
    title: screenNames.getInvolved,
    lines: easyGetInvolved.intro,
    sections: [
      {
        title: easyGetInvolved.volunteerTitle,
        lines: easyGetInvolved.volunteer,
        parts: getInvolved.volunteer.roles.map(({ id, title: name, commitment }) => {
          const { title, lines } = easyGetInvolved.roles[id];
          const time = expandAbbreviations(commitment);
          return {
            title,
            lines: [
              ...lines,
              { picture: 'clock', text: fill(easyGetInvolved.time, { time }) },
              { picture: 'phone', text: fill(askFor, { name }) },
            ],
          };
        }),
      },
      {
        title: easyGetInvolved.donateTitle,
        lines: [
          ...getInvolved.donate.tiers.map(({ id, amount }) => {
            const { picture, text } = easyGetInvolved.tiers[id];
            return { picture, text: fill(text, { amount }) };
          }),
          ...easyGetInvolved.donate,
        ],
      },
      {
        title: easyGetInvolved.partnerTitle,
        lines: easyGetInvolved.partner,
        parts: getInvolved.partner.types.map(({ id }) => easyGetInvolved.partnerships[id]),
      },
      { title: easyGetInvolved.callToActionTitle, lines: easyGetInvolved.callToAction },
    ],
  }),

  contact: () => ({
    title: screenNames.contact,
    lines: easyContact.intro,
    sections: [
      { title: easyContact.crisisTitle, lines: easyContact.crisis },
      { title: easyContact.waysTitle, lines: easyContact.ways },
      { anchor: 'message', title: easyContact.formTitle, lines: easyContact.form, hasForm: true },
      {
        title: easyContact.hoursTitle,
        lines: foundation.openingHours.map((hours, index) => ({
          picture: index === 0 ? 'clock' : undefined,
          text: expandAbbreviations(hours),
        })),
      },
      { title: easyContact.mapTitle, lines: easyContact.map },
    ],
  }),

  notFound: (_content, _longDate, _now, pathname = '') => {
    const { title, lines, legal: legalSection } = easyNotFound;
    return { title, lines, sections: legal.includes(pathname) ? [legalSection] : [] };
  },
};
