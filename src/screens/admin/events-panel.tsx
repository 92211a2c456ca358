import { BreakableText } from '@/components/ui/breakable-text';
import { useListActions } from '@/content-store/use-change-content';
import { useCopy } from '@/language';
import { longDateFormat } from '@/lib/format-date';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { EventForm } from './event-form';
import { ListPanel } from './list-panel';

/** The events that Programs shows. */
export function EventsPanel() {
  const { admin, language } = useCopy<'content'>();
  const longDate = longDateFormat(language.locale);
  const { content, languageOf } = useEditedContent();
  const actions = useListActions('events', useEditedLanguage());
  return (
    <ListPanel
      tab="events"
      spreadsheet="events"
      copy={admin.events}
      items={content.events}
      actions={actions}
      nameOf={(event) => event.title}
      nameLanguage={(event) => languageOf(event, 'title')}
      renderDetails={(event) => (
        <>
          <p>
            <BreakableText>{`${longDate(event.date)},`}</BreakableText>{' '}
            <span lang={languageOf(event, 'time')}>
              <BreakableText>{event.time}</BreakableText>
            </span>
          </p>
          <p lang={languageOf(event, 'location')}>
            <BreakableText>{event.location}</BreakableText>
          </p>
          <p lang={languageOf(event, 'description')}>{event.description}</p>
        </>
      )}
      renderForm={(props) => <EventForm {...props} />}
    />
  );
}
