import { BreakableText } from '@/components/ui/breakable-text';
import { useContent } from '@/content-store/content-store';
import { useListActions } from '@/content-store/use-list-actions';
import { useCopy } from '@/language';
import { longDateFormat } from '@/lib/format-date';
import { EventForm } from './event-form';
import { ListPanel } from './list-panel';

/** The events that Programs shows. */
export function EventsPanel() {
  const { admin, language } = useCopy<'tools'>();
  const longDate = longDateFormat(language.locale);
  const { events } = useContent();
  const actions = useListActions('events');
  return (
    <ListPanel
      tab="events"
      copy={admin.events}
      items={events}
      actions={actions}
      nameOf={(event) => event.title}
      renderDetails={({ date, time, location, description }) => (
        <>
          <p>
            <BreakableText>{`${longDate(date)}, ${time}`}</BreakableText>
          </p>
          <p>{location}</p>
          <p>{description}</p>
        </>
      )}
      renderForm={(props) => <EventForm {...props} />}
    />
  );
}
