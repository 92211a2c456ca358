import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';

/** The approach as four statements on the screen's full-color band. */
export function Approach({ points }: { points: LocalizedContent['approach'] }) {
  const { about } = useCopy<'screens'>();
  const { title } = about.approach;
  return (
    <Section anchor="approach" background="primary" title={title}>
      <ol className="grid gap-x-16 @min-[46rem]:grid-cols-2">
        {points.map(({ id, icon, title, description, languages }) => (
          <li key={id} className="border-t border-hairline py-6 print:py-2">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="grid size-14 place-items-center rounded-control bg-primary text-on-primary kiosk:hidden print:hidden">
                <Icon id={icon} className="size-8" />
              </span>
              <span lang={languages?.title} className="beside">
                <BreakableText>{title}</BreakableText>
              </span>
            </h3>
            <p lang={languages?.description} className="measure mt-2 text-ink-soft">
              {description}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
