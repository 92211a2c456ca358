import { CheckList } from '@/components/site/check-list';
import { IconCard } from '@/components/site/icon-card';
import { InLanguage } from '@/components/site/in-language';
import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { TakeAwayButton } from '@/components/site/take-away-button';
import { Icon } from '@/components/ui/icon';
import { Paged } from '@/components/ui/paged';
import type { Service } from '@/content/types';
import { useCopy } from '@/language';
import { serviceAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';

/** All services; those that staff added have no features. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const { services: copy, reachUs, common, foundation, takeAway } = useCopy<'screens'>();
  const { title, empty, featuresLabel } = copy.list;
  return (
    <Section anchor="services" title={title}>
      {services.length === 0 ? (
        <>
          <p className="mb-4">{empty}</p>
          <ReachUs copy={reachUs} size="compact" />
        </>
      ) : (
        <Paged items={services} copy={common.pages}>
          {(shown) => (
            <ul className="grid gap-5 @min-[46rem]:grid-cols-2">
              {shown.map((service) => (
                <IconCard
                  key={service.id}
                  icon={<Icon id={service.icon} className="size-7" />}
                  title={service.title}
                  text={service.description}
                  languages={service.languages}
                  anchor={serviceAnchor(service.id)}
                >
                  <InLanguage of={service} copy={common.inLanguage} />
                  {service.features && (
                    <div className="mt-5 grow border-t border-hairline pt-5">
                      <CheckList
                        items={service.features}
                        label={fill(featuresLabel, { service: service.title })}
                      />
                    </div>
                  )}
                  <TakeAwayButton
                    title={service.title}
                    lines={[foundation.addressInline, ...foundation.openingHours]}
                    copy={takeAway.button}
                    className="mt-5 self-start"
                  />
                </IconCard>
              ))}
            </ul>
          )}
        </Paged>
      )}
    </Section>
  );
}
