import { Icon } from '@/components/ui/icon';
import { useChangeContent, useContent } from '@/content-store/content-store';
import { admin } from '@/copy/admin';
import { ListPanel } from './list-panel';
import { ServiceForm } from './service-form';

/** The services that Home and Services show. */
export function ServicesPanel() {
  const { services } = useContent();
  const change = useChangeContent();
  return (
    <ListPanel
      words={admin.services}
      items={services}
      nameOf={(service) => service.title}
      describe={(service) => (
        <span className="flex gap-3">
          <Icon name={service.icon} className="mt-1 size-5 text-primary" />
          <span className="min-w-0">{service.description}</span>
        </span>
      )}
      form={(props) => <ServiceForm {...props} />}
      marksEdited
      onSave={(draft) => change({ type: 'save', list: 'services', draft, now: Date.now() })}
      onDelete={({ id }) => change({ type: 'delete', list: 'services', id })}
      onRestore={(item, index) => change({ type: 'restore', list: 'services', item, index })}
    />
  );
}
