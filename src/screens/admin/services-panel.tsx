import { Icon } from '@/components/ui/icon';
import { useListActions } from '@/content-store/use-change-content';
import { useCopy } from '@/language';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { ListPanel } from './list-panel';
import { ServiceForm } from './service-form';

/** The services that Home and Services show. */
export function ServicesPanel() {
  const { admin } = useCopy<'content'>();
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
      renderForm={(props) => <ServiceForm {...props} />}
      showsBeingEdited
    />
  );
}
