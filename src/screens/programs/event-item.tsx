import { useId } from 'react';
import { ActionButton } from '@/components/site/action-group';
import { TakeAwayButton } from '@/components/site/take-away-button';
import { BreakableText } from '@/components/ui/breakable-text';
import type { CommunityEvent } from '@/content/types';
import { language } from '@/copy/language';
import { programs } from '@/copy/programs';
import { takeAway } from '@/copy/take-away';
import { hasPassed, longDateFormat } from '@/lib/format-date';

const longDate = longDateFormat(language.locale);

/**
 * An event with its long date, time and location, and a button to register (specification, section 2). It says when the
 * day is over.
 */
export function EventItem({ event }: { event: CommunityEvent }) {
  const titleId = useId();
  const { labels, action, over } = programs.events;
  const isOver = hasPassed(event.date, new Date());
  return (
    <li className="grid items-start gap-x-10 gap-y-4 border-b-2 border-ink py-7 wrap-anywhere @min-[50rem]:grid-cols-[15rem_1fr_auto]">
      <div>
        <time dateTime={event.date} className="block text-2xl font-headline leading-tight wrap-break-word">
          {longDate(event.date)}
        </time>
        {isOver && <p className="mt-1 font-bold">{over}</p>}
        <p className="mt-1">
          <BreakableText>{event.time}</BreakableText>
        </p>
      </div>
      <div>
        <h3 id={titleId} className="card-title">
          {event.title}
        </h3>
        <p className="mt-1 font-bold">
          {`${labels.location}:`}{' '}
          <span className="font-normal">
            <BreakableText>{event.location}</BreakableText>
          </span>
        </p>
        <p className="measure mt-2 whitespace-pre-line text-ink-soft">{event.description}</p>
      </div>
      <div className="flex flex-wrap gap-3 justify-self-start @min-[50rem]:flex-col @min-[50rem]:items-start">
        <TakeAwayButton
          title={event.title}
          lines={[longDate(event.date), event.time, event.location]}
          copy={takeAway.button}
        />
        <ActionButton about={titleId}>{action}</ActionButton>
      </div>
    </li>
  );
}
