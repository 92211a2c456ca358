import { ArrowRight } from 'lucide-react';
import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Service } from '@/content/document';
import { useCopy } from '@/copy';
import { finderAnchor, screenPaths, serviceAnchor } from '@/copy/screen-paths';
import { useCapabilities } from '@/host/capabilities';

/** Starts all descriptions in a row of cards at one height. */
const card =
  'row-span-2 grid grid-rows-subgrid gap-y-0 break-inside-avoid rounded-card border border-hairline bg-card p-card print:row-auto print:block';

function ServiceSummary({ service }: { service: Service }) {
  const { common } = useCopy();
  const { id, title, description, icon, languages } = service;
  return (
    <li className={card}>
      <div className="break-inside-avoid break-after-avoid few:break-after-auto gap-x-4 gap-y-2 flex flex-wrap few:flex-nowrap items-center not-kiosk:@min-[40rem]:block">
        <span className="grid size-11 not-kiosk:size-14 place-items-center rounded-[25%] bg-primary text-on-primary not-kiosk:@min-[40rem]:mb-4 tight:hidden print:hidden">
          <Icon id={icon} className="size-1/2" />
        </span>
        <h3
          lang={languages?.title}
          className="beside-icon few:break-after-auto few:text-[1em] @min-[74rem]:text-xl"
        >
          <Link
            to={{ pathname: screenPaths.services, hash: serviceAnchor(id) }}
            className="text-link -mt-2.5 -mb-2 !py-2.5 !font-headline"
          >
            {title}
          </Link>
        </h3>
      </div>
      <div className="few:hidden">
        <p lang={languages?.description} className="mt-2 whitespace-pre-line text-ink-soft">
          {description}
        </p>
        <InLanguage of={service} copy={common.inLanguage} />
      </div>
    </li>
  );
}

/** Shows the first services as equal cards. Each title leads to its service on the Services screen. */
export function HowWeHelp({ services }: { services: readonly Service[] }) {
  const { home } = useCopy();
  const { isPaged } = useCapabilities();
  return (
    <Section
      anchor="services"
      background="deep"
      title={home.services.title}
      // In the kiosk, a tile of the first page leads to help.
      text={
        isPaged ? undefined : (
          <Link
            to={{ pathname: screenPaths.services, hash: finderAnchor }}
            className={`${buttonClasses('secondary')} mt-1 print:hidden`}
          >
            {home.services.finderLink}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          </Link>
        )
      }
    >
      {services.length === 0 ? (
        <p>{home.services.empty}</p>
      ) : (
        <ul className="grid gap-5 few:gap-2 few:@min-[18rem]:grid-cols-2 @min-[38rem]:grid-cols-2 @min-[74rem]:grid-cols-4">
          {services.map((service) => (
            <ServiceSummary key={service.id} service={service} />
          ))}
        </ul>
      )}
    </Section>
  );
}
