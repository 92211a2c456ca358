import { CalendarPlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { CommunityEvent } from '@/content/document';
import { useContent } from '@/content/store/content-store';
import { currentCopy, useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { download } from '@/lib/download';
import { fill } from '@/lib/fill';
import { calendarFile, type Organizer } from './calendar-event';

/** Saves an event as a file for calendars. */
export function AddToCalendar({ event, organizer }: { event: CommunityEvent; organizer: Organizer }) {
  const { programs } = useCopy(screensCopy);
  const { saved } = useContent();
  const { calendar } = programs.events;

  function save() {
    const file = calendarFile(event, organizer, new Date(), saved);
    download(`event-${event.date}.ics`, 'text/calendar', file);
    notify(() => ({ type: 'success', ...currentCopy(screensCopy).programs.events.calendar.saved }));
  }

  return (
    <Button aria-label={fill(calendar.label, { title: event.title })} onClick={save}>
      <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
      {calendar.text}
    </Button>
  );
}
