import { omit } from 'valibot';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/content/types';
import { lists } from '@/content-file/schema';
import { useListActions } from '@/content-store/use-change-content';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { ListPanel } from './list-panel';
import { SchemaForm } from './schema-form';

/** The fields of the specification, section 3. The desktop app has more: what a service includes, and for whom the finder suggests it. */
const service = omit(lists.services, ['features', 'who', 'hard', 'meet', 'easyList']);

/** The services that Home and Services show; title and description are required (specification, section 5). */
export function ServicesPanel() {
  const { admin } = useCopy<'content'>();
  const { canEditInPlace } = useCapabilities();
  const { content, languageOf } = useEditedContent();
  const actions = useListActions('services', useEditedLanguage());
  return (
    <ListPanel
      tab="services"
      spreadsheet="services"
      copy={admin.services}
      items={content.services}
      actions={actions}
      nameOf={(service) => service.title}
      nameLanguage={(service) => languageOf(service, 'title')}
      renderDetails={(service) => (
        <span className="flex gap-3 @max-narrow:block">
          <Icon
            id={service.icon}
            className="mt-1 size-5 text-primary @max-narrow:me-2 @max-narrow:mt-0 @max-narrow:inline"
          />
          <span lang={languageOf(service, 'description')} className="min-w-0">
            {service.description}
          </span>
        </span>
      )}
      renderForm={({ onSave, ...form }) => (
        <SchemaForm
          {...form}
          schema={canEditInPlace ? lists.services : service}
          labels={{ ...admin.more.labels, ...admin.services.labels }}
          hints={{ hard: admin.more.hints.hard, features: admin.more.linesHint }}
          messages={admin.services.errors}
          onSave={(values) => onSave(values as Service)}
        />
      )}
      showsBeingEdited
    />
  );
}
