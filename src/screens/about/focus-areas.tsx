import { Section } from '@/components/site/section';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Statement } from './statement';

export function FocusAreas({ areas }: { areas: LocalizedContent['areas'] }) {
  const { about } = useCopy(screensCopy);
  return (
    <Section anchor="focus" background="deep" title={about.focus.title}>
      <ul className="grid grid-cols-1 gap-x-16 @min-[46rem]:grid-cols-2 compact:@min-[34rem]:grid-cols-2">
        {areas.map((area) => (
          // Avoids flex, with which Chromium would move the whole list to the next page of a printout.
          <li key={area.id} className="border-t border-hairline py-row print:py-2">
            <Statement of={area} iconClassName="size-11 kiosk:size-8 compact:size-13" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
