import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import { Icon } from '@/components/ui/icon';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';

export function FocusAreas({ areas }: { areas: LocalizedContent['areas'] }) {
  const { about, common } = useCopy(screensCopy);
  return (
    <Section anchor="focus" background="deep" title={about.focus.title}>
      <ul className="grid grid-cols-1 gap-x-16 @min-[46rem]:grid-cols-2 compact:@min-[34rem]:grid-cols-2">
        {areas.map((area) => (
          // Avoids flex, with which Chromium would move the whole list to the next page of a printout.
          <li key={area.id} className="border-t border-hairline py-row print:py-2">
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <span className="grid size-11 kiosk:size-8 compact:size-13 place-items-center rounded-control bg-primary text-on-primary print:hidden">
                <Icon id={area.icon} className="size-3/5" />
              </span>
              <div className="beside-icon @max-narrow:contents">
                <h3 lang={area.languages?.title} className="@max-narrow:beside-icon">
                  {area.title}
                </h3>
                <p lang={area.languages?.description} className="mt-1 text-ink-soft @max-narrow:w-full">
                  {area.description}
                </p>
                <InLanguage of={area} copy={common.inLanguage} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
