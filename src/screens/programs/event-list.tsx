import { ActionGroup } from '@/components/site/action-group';
import { HelpLine } from '@/components/site/help-line';
import { Section } from '@/components/site/section';
import { Paged } from '@/components/ui/paged';
import type { CommunityEvent } from '@/content/types';
import { programs } from '@/copy/programs';
import { common } from '@/copy/site';
import { EventItem } from './event-item';

/** All events, past ones included. */
export function EventList({ events }: { events: readonly CommunityEvent[] }) {
  const { title, hint, empty } = programs.events;
  return (
    <Section anchor="events" background="deep" title={title}>
      {events.length === 0 ? (
        <HelpLine text={empty} />
      ) : (
        <ActionGroup hint={hint} hintPosition="above">
          <Paged items={events} copy={common.pages}>
            {(shown) => (
              <ul className="border-t-2 border-ink">
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
