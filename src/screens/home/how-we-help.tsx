import { ArrowRight } from 'lucide-react';
import { IconCard } from '@/components/site/icon-card';
import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Service } from '@/content/document';
import { useCopy } from '@/copy';
import { finderAnchor, screenPaths } from '@/copy/screen-paths';
import { useCapabilities } from '@/host/capabilities';
import { serviceAnchor } from '@/lib/anchors';

/** Shows the first services as equal cards. Each title leads to its service on the Services screen. */
export function HowWeHelp({ services }: { services: readonly Service[] }) {
  const { common, home } = useCopy();
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
        <ul className="grid gap-5 @min-[38rem]:grid-cols-2 @min-[74rem]:grid-cols-4">
          {services.map((service) => (
            <IconCard
              key={service.id}
              icon={<Icon id={service.icon} className="size-1/2" />}
              title={
                <Link
                  to={{ pathname: screenPaths.services, hash: serviceAnchor(service.id) }}
                  className="text-link -mt-2.5 -mb-2 !py-2.5 !font-headline"
                >
                  {service.title}
                </Link>
              }
              text={service.description}
              languages={service.languages}
            >
              <InLanguage of={service} copy={common.inLanguage} />
            </IconCard>
          ))}
        </ul>
      )}
    </Section>
  );
}
