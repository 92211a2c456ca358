import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';

/** The approach as some statements on the screen's full-color band. */
export function Approach({ points }: { points: LocalizedContent['approach'] }) {
  const { about, common } = useCopy(screensCopy);
  return (
    <Section
      anchor="approach"
      background="primary"
      className="break-inside-avoid"
      title={about.approach.title}
    >
      <ol className="grid gap-x-16 @min-[46rem]:grid-cols-2 compact:@min-[34rem]:grid-cols-2">
        {points.map((point) => (
          <li key={point.id} className="border-t border-hairline py-6 print:py-2">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="grid size-14 place-items-center rounded-control bg-primary text-on-primary print:hidden">
                <Icon id={point.icon} className="size-3/5" />
              </span>
              <span lang={point.languages?.title} className="beside-icon">
                <BreakableText>{point.title}</BreakableText>
              </span>
            </h3>
            <p lang={point.languages?.description} className="max-w-reading mt-2 text-ink-soft">
              {point.description}
            </p>
            <InLanguage of={point} copy={common.inLanguage} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
