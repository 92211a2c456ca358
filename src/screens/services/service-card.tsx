import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
import { KioskCard } from '@/components/site/kiosk-card';
import { More } from '@/components/site/more';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/content/document';
import { useCopy } from '@/copy';
import { serviceAnchor } from '@/copy/screen-paths';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { fill } from '@/lib/fill';

/** Starts the lists in a row of cards at one height, if no description has more than three lines. */
const inColumns = '@min-[62rem]:min-h-[3lh]';

/** The share of a row that a card takes. A card that takes a whole row has its text beside its list. */
const widths = {
  /** The feature, which leads the list. */
  row: {
    card: '@min-[46rem]:col-span-full',
    halves: '@min-[46rem]:grid @min-[46rem]:grid-cols-2',
    title: '@min-[46rem]:text-3xl',
    list: '@min-[46rem]:border-t-0 @min-[46rem]:pt-0',
  },
  /** A card that is alone in the last row of a list in pairs. */
  rowOfPair: {
    card: '@min-[46rem]:@max-[62rem]:col-span-full',
    halves: '@min-[46rem]:@max-[62rem]:grid @min-[46rem]:@max-[62rem]:grid-cols-2',
    title: '',
    list: '@min-[46rem]:@max-[62rem]:border-t-0 @min-[46rem]:@max-[62rem]:pt-0',
  },
  column: {
    card: '',
    halves: '@min-[34rem]:@max-[46rem]:grid @min-[34rem]:@max-[46rem]:grid-cols-2',
    title: '',
    list: '@min-[34rem]:@max-[46rem]:border-t-0 @min-[34rem]:@max-[46rem]:pt-0',
  },
};

/** Shows a service with its features; a service that staff added has none. */
export function ServiceCard({ service, width }: { service: Service; width: keyof typeof widths }) {
  const { services, common, foundation, more } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const classes = widths[width];
  const { title, description, features = [], icon, languages } = service;
  const id = serviceAnchor(service.id);
  const heading = (
    <h3
      lang={languages?.title}
      id={id}
      {...anchorMark(id)}
      className={`beside-icon ${isPaged ? 'card-title' : classes.title}`}
    >
      {title}
    </h3>
  );
  const text = (
    <>
      <p
        lang={languages?.description}
        className={`whitespace-pre-line text-ink-soft ${isPaged || width === 'row' ? '' : inColumns} print:min-h-0`}
      >
        {description}
      </p>
      <InLanguage of={service} copy={common.inLanguage} />
    </>
  );
  const list = features.length > 0 && (
    <CheckList
      items={features}
      language={languages?.features}
      label={fill(services.list.featuresLabel, { service: title })}
    />
  );
  const button = () => (
    <ItemAction
      item={{ kind: 'service', id: service.id }}
      title={title}
      language={languages?.title}
      lines={[foundation.addressInline, ...foundation.openingHours]}
      className={isPaged ? '' : 'col-start-1 mt-auto self-start justify-self-start'}
    />
  );
  if (isPaged) {
    return (
      <KioskCard
        copy={more}
        icon={icon}
        heading={heading}
        title={title}
        text={text}
        details={list}
        buttons={button}
      />
    );
  }
  return (
    <Card feature={width === 'row'} className={`print:col-auto ${classes.card}`}>
      <div className={`flex grow flex-col gap-x-16 gap-y-5 ${classes.halves} print:flex`}>
        <div>
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 print:mb-0">
            <span className="grid size-14 shrink-0 place-items-center rounded-control bg-primary text-on-primary print:hidden">
              <Icon id={icon} className="size-3/5" />
            </span>
            {heading}
          </div>
          {text}
        </div>
        {list && (
          <More
            copy={more}
            what="service"
            of={title}
            isLong
            className={`row-span-2 grow border-t border-hairline pt-5 @max-[36rem]:pt-2 print:mt-0 print:pt-1 ${classes.list} print:border-t`}
          >
            {list}
          </More>
        )}
        {button()}
      </div>
    </Card>
  );
}
