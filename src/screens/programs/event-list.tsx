import { ActionGroup } from '@/components/site/action-group';
import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { Paged } from '@/components/ui/paged';
import type { CommunityEvent } from '@/content/types';
import { programs } from '@/copy/programs';
import { common } from '@/copy/site';
import { EventItem } from './event-item';

/** All events, past ones included. */
export function EventList({ events }: { events: readonly CommunityEvent[] }) {
  const { title, reachUs, empty } = programs.events;
  return (
    <Section anchor="events" background="deep" title={title}>
      {events.length === 0 ? (
        <>
          <p className="mb-4">{empty}</p>
          <ReachUs copy={reachUs} size="compact" />
        </>
      ) : (
        <ActionGroup reachUs={reachUs} size="compact">
          <Paged items={events} copy={common.pages}>
            {(shown) => (
              <ul className="mt-8 print:mt-3 border-t-2 border-ink">
                {shown.map((event) => (
                  <EventItem key={event.id} event={event} />
                ))}
              </ul>
            )}
          </Paged>
        </ActionGroup>
      )}
    </Section>
  );
}
