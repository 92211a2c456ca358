import { useId } from 'react';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
import { KioskCard } from '@/components/site/kiosk-card';
import { More } from '@/components/site/more';
import { useToday } from '@/components/site/today';
import { BreakableText } from '@/components/ui/breakable-text';
import type { CommunityEvent } from '@/content/document';
import { longDate } from '@/content/long-date';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { hasPassed } from '@/lib/format-date';
import { AddToCalendar } from './add-to-calendar';
import { calendarCode } from './calendar-event';

/** The columns for the date, the event, and on a wide screen its buttons. */
const columns =
  '@min-[36rem]:grid @min-[36rem]:grid-cols-[minmax(9rem,1fr)_3fr] not-print:@min-[36rem]:grid-cols-[15rem_1fr] @min-[62rem]:grid-cols-[15rem_1fr_17rem]';

/** Returns what the layouts of an event arrange. */
function useEventParts(event: CommunityEvent) {
  const { common, programs, language, foundation, contacts } = useCopy(screensCopy);
  const titleId = useId();
  const { title, languages } = event;
  const { labels, action, over } = programs.events;
  const isOver = hasPassed(event.date, useToday());
  const { canSaveFiles, isPaged } = useCapabilities();
  const organizer = {
    name: foundation.name,
    email: contacts.email.text,
    phone: contacts.phone.text,
    timeZone: foundation.timeZone,
  };
  const heading = (
    <h3
      id={titleId}
      lang={languages?.title}
      className={`beside-icon card-title ${isOver ? 'kiosk:text-ink-soft' : ''}`}
    >
      {title}
    </h3>
  );
  const date = (
    <time
      dateTime={event.date}
      className={`block break-inside-avoid not-kiosk:leading-tight wrap-break-word ${isOver ? 'text-ink-soft not-kiosk:text-xl' : 'font-headline not-kiosk:text-2xl'}`}
    >
      {longDate(language.tag, event.date)}
    </time>
  );
  const time = (
    <p lang={languages?.time} className="mt-1 break-inside-avoid">
      <BreakableText>{event.time}</BreakableText>
    </p>
  );
  const place = (
    <p className="mt-1">
      {`${labels.location}: `}
      <span lang={languages?.location}>
        <BreakableText>{event.location}</BreakableText>
      </span>
    </p>
  );
  const overNote = <p className="font-bold">{over.text}</p>;
  const description = (
    <p lang={languages?.description} className="whitespace-pre-line text-ink-soft">
      {event.description}
    </p>
  );
  const inLanguage = <InLanguage of={event} copy={common.inLanguage} />;
  const buttons = (others = '') => (
    <Actions
      actions={[isOver ? over.action : action]}
      title={title}
      about={titleId}
      filled={isOver ? 'none' : 'first'}
      quiet={isOver && !isPaged}
      inCard
    >
      {!isOver && canSaveFiles && <AddToCalendar event={event} organizer={organizer} />}
      {!isOver && (
        <ItemAction
          item={{ kind: 'event', id: event.id }}
          title={title}
          language={languages?.title}
          className={others}
          lines={[
            longDate(language.tag, event.date),
            { text: event.time, language: languages?.time },
            { text: event.location, language: languages?.location },
          ]}
          calendar={calendarCode(event, organizer)}
        />
      )}
    </Actions>
  );
  return { isOver, title, heading, date, time, place, description, inLanguage, overNote, buttons };
}

type EventParts = ReturnType<typeof useEventParts>;

function KioskEvent({ isOver, ...event }: EventParts) {
  const { more } = useCopy(screensCopy);
  const timeAndPlace = (
    <div className="flex flex-wrap items-baseline gap-x-[1em]">
      {!isOver && event.date}
      {event.time}
      {event.place}
    </div>
  );
  return (
    <KioskCard
      copy={more}
      heading={event.heading}
      title={event.title}
      note={isOver && event.overNote}
      text={isOver && timeAndPlace}
      details={event.description}
      buttons={event.buttons}
    >
      {isOver ? event.date : timeAndPlace}
      {event.inLanguage}
    </KioskCard>
  );
}

/** A past event leaves out the description, which invites people. */
function EventRow({ isOver, ...event }: EventParts) {
  const { more } = useCopy(screensCopy);
  return (
    <li className={`@container print:py-2.5 ${isOver ? 'py-4' : 'py-row'}`}>
      <div
        className={`flex flex-wrap items-start gap-x-5 wrap-anywhere @min-[36rem]:gap-x-6 print:gap-y-1 ${isOver ? 'gap-y-1' : 'gap-y-2'} ${columns}`}
      >
        <div className="flex w-full flex-wrap items-baseline gap-x-3 @min-[36rem]:row-span-3 print:row-span-2! @min-[62rem]:row-span-2">
          {event.date}
          {isOver ? event.overNote : event.time}
        </div>
        <div className="w-full">
          {event.heading}
          {!isOver && event.place}
          {event.inLanguage}
        </div>
        {isOver ? (
          <div className="flex flex-1 flex-wrap gap-x-4 text-base @min-[36rem]:col-start-2">
            {event.time}
            {event.place}
          </div>
        ) : (
          <More
            copy={more}
            what="event"
            of={event.title}
            className="w-full max-w-reading text-ink-soft @min-[36rem]:col-start-2"
          >
            {event.description}
          </More>
        )}
        <div className="@max-[36rem]:contents @min-[36rem]:col-start-2 print:hidden @min-[62rem]:col-start-3 @min-[62rem]:row-span-2 @min-[62rem]:row-start-1">
          {event.buttons()}
        </div>
      </div>
    </li>
  );
}

/** An event with its date, time, location and button (specification, section 2), or that it is over. */
export function EventItem({ event }: { event: CommunityEvent }) {
  const Layout = useCapabilities().isPaged ? KioskEvent : EventRow;
  return <Layout {...useEventParts(event)} />;
}
