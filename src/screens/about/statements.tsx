import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';

/** Lets a list of the kiosk begin a page that it fits on, where that has many lines. */
const whole = 'not-few:break-inside-avoid';

/** A focus area or a part of the approach, with its icon beside it; in the kiosk, its description has the whole width. */
function Statement({ of: statement }: { of: LocalizedContent['areas' | 'approach'][number] }) {
  const { common } = useCopy(screensCopy);
  const { isPaged: isStacked } = useCapabilities();
  const { icon, title, description, languages } = statement;
  return (
    <div className={`flex flex-wrap gap-x-4 gap-y-2 ${isStacked ? 'items-center' : 'items-start'}`}>
      <span
        className={`grid place-items-center rounded-control bg-primary text-on-primary print:hidden ${isStacked ? 'size-10' : 'size-11'}`}
      >
        <Icon id={icon} className="size-3/5" />
      </span>
      <div className={isStacked ? 'contents' : 'beside-icon @max-narrow:contents'}>
        <h3 lang={languages?.title} className={isStacked ? 'beside-icon' : '@max-narrow:beside-icon'}>
          <BreakableText>{title}</BreakableText>
        </h3>
        <p
          lang={languages?.description}
          className={`text-ink-soft ${isStacked ? 'max-w-reading w-full' : 'mt-1 @max-narrow:w-full'}`}
        >
          {description}
        </p>
        <InLanguage of={statement} copy={common.inLanguage} />
      </div>
    </div>
  );
}

/** The focus areas in columns. */
export function FocusAreas({ areas }: { areas: LocalizedContent['areas'] }) {
  const { about } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  return (
    <Section anchor="focus" background="deep" title={about.focus.title}>
      <ul
        className={`grid grid-cols-1 gap-x-16 @min-[46rem]:grid-cols-2 compact:@min-[34rem]:grid-cols-2 ${isPaged ? `${whole} @min-[74rem]:grid-cols-4 @min-[74rem]:gap-x-8` : ''}`}
      >
        {areas.map((area) => (
          // Avoids flex, with which Chromium would move the whole list to the next page of a printout.
          <li key={area.id} className="border-t border-hairline py-row print:py-2">
            <Statement of={area} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The approach as some statements on the screen's full-color band. */
export function Approach({ points }: { points: LocalizedContent['approach'] }) {
  const { about } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  return (
    <Section anchor="approach" background="primary" title={about.approach.title}>
      <ol
        className={`grid gap-x-16 @min-[46rem]:grid-cols-2 ${isPaged ? `${whole} not-compact:not-in-data-text:gap-y-10` : ''}`}
      >
        {points.map((point) => (
          <li key={point.id} className="border-t border-hairline py-row print:py-2">
            <Statement of={point} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
