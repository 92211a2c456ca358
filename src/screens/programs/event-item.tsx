import { useId } from 'react';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
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
  '@min-[24rem]:grid-cols-[minmax(9rem,1fr)_3fr] not-print:@min-[34rem]:grid-cols-[15rem_1fr] compact:@min-[34rem]:grid-cols-[11rem_1fr] @min-[62rem]:grid-cols-[15rem_1fr_fit-content(17rem)]';

/** Puts the buttons below the date in the kiosk, so that more events fit on a page. */
const inKiosk = {
  date: 'kiosk:@min-[34rem]:@max-[62rem]:row-span-1',
  text: 'kiosk:@min-[34rem]:@max-[62rem]:row-span-2',
  buttons: 'kiosk:@min-[34rem]:@max-[62rem]:col-start-1',
};

/** Puts all below each other on a small tablet: the title, the date and the time on one line, and the rest. */
const inFewLines =
  'in-data-few-lines:@max-[34rem]:flex in-data-few-lines:@max-[34rem]:flex-col in-data-few-lines:@max-[34rem]:gap-1';

/** An event with its date, time, location and button (specification, section 2), or that it is over, and no button. */
export function EventItem({ event }: { event: CommunityEvent }) {
  const { common, more, programs, language, foundation, contacts } = useCopy(screensCopy);
  const titleId = useId();
  const { languages } = event;
  const { labels, action, over } = programs.events;
  const isOver = hasPassed(event.date, useToday());
  const { canSaveFiles, isPaged } = useCapabilities();
  const organizer = {
    name: foundation.name,
    email: contacts.email.text,
    phone: contacts.phone.text,
    timeZone: foundation.timeZone,
  };
  const tag = isOver && (
    <p
      className={`font-bold ${isPaged ? 'mt-2' : 'my-2 print:my-0 rounded-control border-2 border-ink px-2 text-base'}`}
    >
      {over.text}
    </p>
  );
  return (
    <li className="@container py-row print:py-2">
      <div
        className={`grid items-start gap-x-6 gap-y-3 wrap-anywhere print:gap-y-1 ${columns} ${inFewLines}`}
      >
        <div className={`@min-[24rem]:row-span-2 print:row-span-1! ${inKiosk.date}`}>
          <div
            className={
              isPaged
                ? 'flex-wrap items-baseline gap-x-3 in-data-few-lines:@max-[34rem]:flex'
                : 'flex flex-wrap items-baseline gap-x-3'
            }
          >
            <time
              dateTime={event.date}
              className={`block break-inside-avoid leading-tight wrap-break-word ${isOver ? 'text-ink-soft' : 'font-headline'} ${isOver && !isPaged ? 'text-xl' : 'text-2xl'}`}
            >
              {longDate(language.tag, event.date)}
            </time>
            <p lang={languages?.time} className="mt-1 break-inside-avoid">
              <BreakableText>{event.time}</BreakableText>
            </p>
          </div>
          {isPaged && tag}
        </div>
        {/* Puts the title above the date where few lines are in view, so that no page shows the date without it. */}
        <div
          className={`compact:@max-[24rem]:contents in-data-few-lines:@max-[34rem]:contents print:row-span-2 ${inKiosk.text}`}
        >
          <h3
            id={titleId}
            lang={languages?.title}
            className={`card-title @max-[24rem]:order-first in-data-few-lines:@max-[34rem]:order-first ${isOver ? 'text-ink-soft' : ''}`}
          >
            {event.title}
          </h3>
          <p className="mt-1">
            {`${labels.location}: `}
            <span lang={languages?.location}>
              <BreakableText>{event.location}</BreakableText>
            </span>
          </p>
          <More copy={more} of={event.title} isLong={isOver} className="max-w-reading mt-2 text-ink-soft">
            <p lang={languages?.description} className="whitespace-pre-line">
              {event.description}
            </p>
          </More>
          <InLanguage of={event} copy={common.inLanguage} />
        </div>
        <div
          className={`@min-[24rem]:col-start-2 @min-[62rem]:col-start-3 print:col-start-1! ${inKiosk.buttons} ${isOver && !isPaged ? 'flex flex-wrap items-baseline gap-x-4 @max-[24rem]:-mt-3' : ''}`}
        >
          {!isPaged && tag}
          <Actions
            actions={[isOver ? over.action : action]}
            title={event.title}
            about={titleId}
            filled={isOver ? 'none' : 'first'}
            quiet={isOver && !isPaged}
          >
            {!isOver && canSaveFiles && <AddToCalendar event={event} organizer={organizer} />}
            {!isOver && (
              <ItemAction
                item={{ kind: 'event', id: event.id }}
                title={event.title}
                language={languages?.title}
                lines={[
                  longDate(language.tag, event.date),
                  { text: event.time, language: languages?.time },
                  { text: event.location, language: languages?.location },
                ]}
                calendar={calendarCode(event, organizer)}
              />
            )}
          </Actions>
        </div>
      </div>
    </li>
  );
}
