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

/** An event with its date, time, location and button (specification, section 2), or that it is over, and no button. */
export function EventItem({ event }: { event: CommunityEvent }) {
  const { common, more, programs, language, foundation, contacts } = useCopy(screensCopy);
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
  const timeAndPlace = (
    <div className="flex flex-wrap items-baseline gap-x-[1em]">
      {!isOver && date}
      {time}
      {place}
    </div>
  );
  const description = (
    <p lang={languages?.description} className="whitespace-pre-line text-ink-soft">
      {event.description}
    </p>
  );
  const inLanguage = <InLanguage of={event} copy={common.inLanguage} />;
  const renderButtons = (others = '') => (
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
  if (isPaged) {
    return (
      <KioskCard
        copy={more}
        heading={heading}
        title={title}
        note={isOver && overNote}
        text={isOver && timeAndPlace}
        details={description}
        buttons={renderButtons}
      >
        {isOver ? date : timeAndPlace}
        {inLanguage}
      </KioskCard>
    );
  }
  return (
    <li className="@container py-row print:py-2.5">
      <div
        className={`flex flex-wrap items-start gap-x-5 gap-y-2 wrap-anywhere @min-[36rem]:gap-x-6 print:gap-y-1 ${columns}`}
      >
        <div
          className={`flex w-full flex-wrap items-baseline gap-x-3 @min-[36rem]:row-span-3 print:row-span-2! ${isOver ? '' : '@min-[62rem]:row-span-2'}`}
        >
          {date}
          {isOver ? overNote : time}
        </div>
        <div className="w-full">
          {heading}
          {!isOver && place}
          {inLanguage}
        </div>
        <More
          copy={more}
          what="event"
          of={title}
          isLong={isOver}
          className={`max-w-reading text-ink-soft @min-[36rem]:col-start-2 ${isOver ? '@max-[36rem]:open:w-full' : 'w-full'}`}
        >
          {isOver && (
            <div className="mb-1 flex flex-wrap gap-x-4 text-ink print:mb-0">
              {time}
              {place}
            </div>
          )}
          {description}
        </More>
        <div
          className={`@max-[36rem]:contents @min-[36rem]:col-start-2 print:hidden ${isOver ? '' : '@min-[62rem]:col-start-3 @min-[62rem]:row-span-2 @min-[62rem]:row-start-1'}`}
        >
          {renderButtons()}
        </div>
      </div>
    </li>
  );
}
