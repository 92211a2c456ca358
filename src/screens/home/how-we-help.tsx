import { HelpLine } from '@/components/site/help-line';
import { IconCard } from '@/components/site/icon-card';
import { Section } from '@/components/site/section';
import { unevenColumn, unevenGrid } from '@/components/site/uneven-columns';
import { threadFor } from '@/components/site/weave/thread-for';
import { finderAnchor, screenPaths } from '@/content/screen-paths';
import type { Service } from '@/content/types';
import { home } from '@/copy/home';
import { ServiceIcon } from './service-icon';

/** The first services as cards in uneven columns. */
export function HowWeHelp({ services }: { services: readonly Service[] }) {
  return (
    <Section background="deep" title={home.services.title} text={home.services.text}>
      <Link to={{ pathname: screenPaths.services, hash: finderAnchor }} className="text-link -mt-4 mb-6">
        {home.services.finderLink}
      </Link>
      {services.length === 0 ? (
        <HelpLine text={home.services.empty} />
      ) : (
        <ul className={unevenGrid}>
          {services.map(({ id, icon, title, description }, index) => (
            <IconCard
              key={id}
              icon={<ServiceIcon id={icon} />}
              title={title}
              text={description}
              goal={threadFor(index)}
              className={unevenColumn(index)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
