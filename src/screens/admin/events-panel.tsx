import { useChangeContent, useContent } from '@/content-store/content-store';
import { admin } from '@/copy/admin';
import { language } from '@/copy/language';
import { longDateFormat } from '@/lib/format-date';
import { EventForm } from './event-form';
import { ListPanel } from './list-panel';

const longDate = longDateFormat(language.locale);

/** The events that Programs shows. */
export function EventsPanel() {
  const { events } = useContent();
  const change = useChangeContent();
  return (
    <ListPanel
      words={admin.events}
      items={events}
      nameOf={(event) => event.title}
      describe={({ date, time, location, description }) => (
        <>
          <p>{`${longDate(date)}, ${time}`}</p>
          <p>{location}</p>
          <p>{description}</p>
        </>
      )}
      form={(props) => <EventForm {...props} />}
      onSave={(draft) => change({ type: 'save', list: 'events', draft, now: Date.now() })}
      onDelete={({ id }) => change({ type: 'delete', list: 'events', id })}
      onRestore={(item, index) => change({ type: 'restore', list: 'events', item, index })}
    />
  );
}
