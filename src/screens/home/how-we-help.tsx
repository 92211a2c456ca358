import { IconCard } from '@/components/site/icon-card';
import { Section } from '@/components/site/section';
import { threadFor } from '@/components/site/weave/thread-for';
import { home } from '@/content/home';
import type { Service } from '@/content/types';

/** The first services as cards in uneven columns. */
export function HowWeHelp({ services }: { services: readonly Service[] }) {
  return (
    <Section ground="deep" title={home.services.title} text={home.services.text}>
      {services.length === 0 ? (
        <p>{home.services.empty}</p>
      ) : (
        <ul className="grid gap-5 @min-[50rem]:grid-cols-12">
          {services.map(({ id, icon, title, description }, index) => (
            <IconCard
              key={id}
              icon={icon}
              title={title}
              text={description}
              goal={threadFor(index)}
              className={
                index % 4 === 0 || index % 4 === 3 ? '@min-[50rem]:col-span-7' : '@min-[50rem]:col-span-5'
              }
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
