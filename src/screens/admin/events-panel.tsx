import { BreakableText } from '@/components/ui/breakable-text';
import type { CommunityEvent } from '@/content/types';
import { lists } from '@/content-file/schema';
import { useListActions } from '@/content-store/use-change-content';
import { useCopy } from '@/language';
import { longDateFormat } from '@/lib/format-date';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { ListPanel } from './list-panel';
import { SchemaForm } from './schema-form';

/** The events that Programs shows; every field is required (specification, section 5). */
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
      renderForm={({ onSave, ...form }) => (
        <SchemaForm
          {...form}
          schema={lists.events}
          labels={admin.events.labels}
          hints={{ time: admin.events.timeHint }}
          messages={admin.events.errors}
          onSave={(values) => onSave(values as CommunityEvent)}
        />
      )}
    />
  );
}
