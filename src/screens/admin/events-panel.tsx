import { BreakableText } from '@/components/ui/breakable-text';
import { useContent } from '@/content-store/content-store';
import { useListActions } from '@/content-store/use-list-actions';
import { admin } from '@/copy/admin';
import { language } from '@/copy/language';
import { longDateFormat } from '@/lib/format-date';
import { EventForm } from './event-form';
import { ListPanel } from './list-panel';

const longDate = longDateFormat(language.locale);

/** The events that Programs shows. */
export function EventsPanel() {
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
