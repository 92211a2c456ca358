import { ChevronDown } from 'lucide-react';
import { kioskCardsInRows } from '@/components/site/kiosk-card';
import { More } from '@/components/site/more';
import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { useToday } from '@/components/site/today';
import { Link } from '@/components/ui/link';
import { LongList } from '@/components/ui/long-list';
import type { CommunityEvent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { hasPassed } from '@/lib/format-date';
import { plural } from '@/lib/plural';
import { EventItem } from './event-item';
import { programsAnchor } from './program-list';

function EventRows({ events, className }: { events: readonly CommunityEvent[]; className: string }) {
  const { common } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  return (
    <LongList items={events} copy={common.batches}>
      {(shown) => (
        <ul className={`${isPaged ? kioskCardsInRows : 'ruled-list'} ${className}`}>
          {shown.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ul>
      )}
    </LongList>
  );
}

/** The events that are over, if none lies ahead: folded on phones. */
function PastEvents({ events }: { events: readonly CommunityEvent[] }) {
  const { more, programs } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const rows = <EventRows events={events} className={isPaged ? 'mt-1' : 'mt-2'} />;
  return (
    <>
      <h3 className="not-kiosk:mt-6 not-kiosk:@max-[36rem]/section:hidden few:hidden">{more.pastEvents}</h3>
      {isPaged ? (
        rows
      ) : (
        <More
          copy={more}
          what="pastEvents"
          of={programs.events.title}
          isLong
          className="@max-[36rem]/section:mt-3"
        >
          {rows}
        </More>
      )}
    </>
  );
}

const noneAheadCard =
  'flex flex-wrap items-center justify-between gap-x-10 gap-y-3 outlined-card p-card print:border-0 print:p-0';

interface EventListProps {
  events: readonly CommunityEvent[];
  hasPrograms: boolean;
}

/** Shows the events ahead, and folds those that are over. If none lies ahead, says so, and leads to programs, if any. */
export function EventList({ events, hasPrograms }: EventListProps) {
  const { programs, language } = useCopy(screensCopy);
  const { title, reachUs, empty, noneAhead, past } = programs.events;
  const today = useToday();
  const { isPaged } = useCapabilities();
  const isOver = ({ date }: CommunityEvent) => hasPassed(date, today);
  const ahead = events.filter((event) => !isOver(event));
  const over = events.filter(isOver);
  return (
    <Section anchor="events" background="deep" title={title}>
      {events.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <div className={ahead.length === 0 && !isPaged ? noneAheadCard : ''}>
            {ahead.length === 0 && (
              <p className="not-kiosk:break-after-avoid">
                <span className="not-kiosk:block not-kiosk:text-2xl not-kiosk:font-headline not-kiosk:leading-snug">
                  {noneAhead.text}
                </span>{' '}
                {hasPrograms && (
                  <Link to={{ hash: programsAnchor }} className="text-link print:hidden">
                    {noneAhead.link}
                  </Link>
                )}
              </p>
            )}
            {!isPaged && (
              <ReachUs
                copy={ahead.length === 0 ? noneAhead.reachUs : reachUs}
                size="line"
                className="gap-x-3! font-bold print:hidden"
              />
            )}
          </div>
          {ahead.length > 0 ? (
            <EventRows events={ahead} className={isPaged ? 'mt-1' : 'mt-6 print:mt-3'} />
          ) : (
            <PastEvents events={over} />
          )}
          {ahead.length > 0 && over.length > 0 && (
            <details className="group mt-6 print:hidden">
              <summary className="text-link !inline-flex items-center gap-2">
                {fill(plural(past, over.length, language.locale), { count: over.length })}
                <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
              </summary>
              <EventRows events={over} className="mt-4" />
            </details>
          )}
        </>
      )}
    </Section>
  );
}
