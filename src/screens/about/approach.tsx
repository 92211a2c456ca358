import { Section } from '@/components/site/section';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { Statement } from './statement';

/** The approach as some statements on the screen's full-color band. */
export function Approach({ points }: { points: LocalizedContent['approach'] }) {
  const { about } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  return (
    <Section
      anchor="approach"
      background="primary"
      className="break-inside-avoid"
      title={about.approach.title}
    >
      <ol className="grid gap-x-16 @min-[46rem]:grid-cols-2">
        {points.map((point) => (
          <li key={point.id} className="border-t border-hairline py-6 compact:py-row print:py-2">
            <Statement of={point} iconClassName="size-11 kiosk:size-14 compact:size-10" isStacked={isPaged} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
