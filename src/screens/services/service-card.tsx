import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { InLanguage } from '@/components/site/in-language';
import { More } from '@/components/site/more';
import { TakeAwayButton } from '@/components/site/take-away-button';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/content/types';
import { useCopy } from '@/language';
import { serviceAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';

interface ServiceCardProps {
  service: Service;
  /** The one that leads the list has the width of a row, and its parts beside each other. */
  isFeature: boolean;
}

/** A service with its features; those that staff added have none. */
export function ServiceCard({ service, isFeature }: ServiceCardProps) {
  const { services, common, foundation, more, takeAway } = useCopy<'screens'>();
  const { title, description, features, icon, languages } = service;
  return (
    <Card
      as="li"
      feature={isFeature ? 14 : undefined}
      className={isFeature ? '@min-[62rem]:col-span-full' : ''}
    >
      <div
        className={`flex grow flex-col gap-x-16 gap-y-5 ${isFeature ? '@min-[62rem]:grid @min-[62rem]:grid-cols-2' : ''}`}
      >
        <div>
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 print:mb-0">
            <span className="grid size-14 shrink-0 place-items-center rounded-control bg-primary text-on-primary print:hidden">
              <Icon id={icon} className="size-8" />
            </span>
            <h3
              lang={languages?.title}
              data-anchor={serviceAnchor(service.id)}
              tabIndex={-1}
              className={`beside ${isFeature ? '@min-[62rem]:text-3xl' : ''}`}
            >
              {title}
            </h3>
          </div>
          {/* In a row of cards, the lists begin at one height if no description has more than three lines. */}
          <p
            lang={languages?.description}
            className={`whitespace-pre-line text-ink-soft ${isFeature ? '' : '@min-[46rem]:min-h-[3lh] print:min-h-0'}`}
          >
            {description}
          </p>
          <InLanguage of={service} copy={common.inLanguage} />
        </div>
        {features && (
          <More
            copy={more}
            of={title}
            className={`grow border-t border-hairline pt-5 @max-narrow:pt-2 print:mt-0 print:pt-1 ${isFeature ? '@min-[62rem]:border-t-0 @min-[62rem]:pt-0' : ''}`}
          >
            <CheckList items={features} label={fill(services.list.featuresLabel, { service: title })} />
          </More>
        )}
      </div>
      <TakeAwayButton
        title={title}
        lines={[foundation.addressInline, ...foundation.openingHours]}
        copy={takeAway.button}
        className="mt-5 self-start"
      />
    </Card>
  );
}
