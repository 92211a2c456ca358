import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { Link } from '@/components/ui/link';
import { Paged } from '@/components/ui/paged';
import type { CommunityEvent } from '@/content/types';
import { useCopy } from '@/language';
import { hasPassed } from '@/lib/format-date';
import { useToday } from '@/lib/today';
import { EventItem } from './event-item';
import { programsAnchor } from './program-list';

/** All events, past ones included. If none lies ahead, it says so, and leads to the programs. */
export function EventList({ events }: { events: readonly CommunityEvent[] }) {
  const { programs, common } = useCopy<'screens'>();
  const { title, reachUs, empty, noneAhead } = programs.events;
  const today = useToday();
  const areAllOver = events.every(({ date }) => hasPassed(date, today));
  return (
    <Section anchor="events" background="deep" title={title}>
      {events.length === 0 ? (
        <>
          <p className="mb-4">{empty}</p>
          <ReachUs copy={reachUs} size="compact" />
        </>
      ) : (
        <>
          {areAllOver && (
            <p className="mb-6">
              {`${noneAhead.text} `}
              <Link to={{ hash: programsAnchor }} className="text-link">
                {noneAhead.link}
              </Link>
            </p>
          )}
          <div className="print:hidden">
            <ReachUs copy={areAllOver ? noneAhead.reachUs : reachUs} size="compact" />
          </div>
          <Paged items={events} copy={common.pages}>
            {(shown) => (
              <ul className="mt-8 print:mt-3 rows">
                {shown.map((event) => (
                  <EventItem key={event.id} event={event} />
                ))}
              </ul>
            )}
          </Paged>
        </>
      )}
    </Section>
  );
}
