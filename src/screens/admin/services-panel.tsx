import { Icon } from '@/components/ui/icon';
import { useContent } from '@/content-store/content-store';
import { useListActions } from '@/content-store/use-list-actions';
import { useCopy } from '@/language';
import { ListPanel } from './list-panel';
import { ServiceForm } from './service-form';

/** The services that Home and Services show. */
export function ServicesPanel() {
  const { admin } = useCopy<'tools'>();
  const { services } = useContent();
  const actions = useListActions('services');
  return (
    <ListPanel
      tab="services"
      copy={admin.services}
      items={services}
      actions={actions}
      nameOf={(service) => service.title}
      renderDetails={(service) => (
        <span className="flex gap-3 @max-narrow:block">
          <Icon
            id={service.icon}
            className="mt-1 size-5 text-primary @max-narrow:me-2 @max-narrow:mt-0 @max-narrow:inline"
          />
          <span className="min-w-0">{service.description}</span>
        </span>
      )}
      renderForm={(props) => <ServiceForm {...props} />}
      showsBeingEdited
    />
  );
}
