import { Section } from '@/components/site/section';
import { Icon } from '@/components/ui/icon';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';

/** What the foundation works on. */
export function FocusAreas({ areas }: { areas: LocalizedContent['areas'] }) {
  const { title } = useCopy<'screens'>().about.focus;
  return (
    <Section anchor="focus" background="deep" title={title}>
      <ul className="grid grid-cols-1 gap-x-16 @min-[46rem]:grid-cols-2">
        {areas.map(({ id, icon, title, description, languages }) => (
          // Not flex itself: in Chromium, the whole list would move to the next page of a printout.
          <li key={id} className="border-t border-hairline py-5 kiosk:py-3 print:py-2">
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <Icon id={icon} className="mt-0.5 size-7 text-primary" />
              <div className="beside @max-narrow:contents">
                <h3 lang={languages?.title} className="@max-narrow:beside">
                  {title}
                </h3>
                <p lang={languages?.description} className="mt-1 text-ink-soft @max-narrow:w-full">
                  {description}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
