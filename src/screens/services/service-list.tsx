import { kioskCards } from '@/components/site/kiosk-card';
import { Section } from '@/components/site/section';
import { LongList } from '@/components/ui/long-list';
import type { Service } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { ServiceCard } from './service-card';

const columns = 'grid gap-5 @min-[46rem]:grid-cols-2 @min-[62rem]:grid-cols-3';

/** Gives the first card a row of its own, and also the last one if it would be left over from the pairs. */
function widthOf(index: number, count: number) {
  if (index === 0) return 'row';
  return index === count - 1 && index % 2 === 1 ? 'rowOfPair' : 'column';
}

/** Lists all services. The first one leads, except in the kiosk. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const { services: copy, common } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const { title, empty } = copy.list;
  return (
    <Section anchor="services" title={title}>
      {services.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <LongList items={services} copy={common.batches}>
          {(shown) => (
            <ul className={isPaged ? kioskCards : columns}>
              {shown.map((service, index) => (
                <ServiceCard key={service.id} service={service} width={widthOf(index, shown.length)} />
              ))}
            </ul>
          )}
        </LongList>
      )}
    </Section>
  );
}
