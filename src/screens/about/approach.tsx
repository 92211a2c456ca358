import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCopy } from '@/language';

/** The approach as four statements on the screen's full-color band. */
export function Approach() {
  const { about } = useCopy<'screens'>();
  const { title, points } = about.approach;
  return (
    <Section anchor="approach" background="primary" title={title}>
      <ol className="grid gap-x-16 @min-[46rem]:grid-cols-2">
        {points.map((point) => (
          <li key={point.title} className="border-t border-hairline py-6 print:py-2">
            <h3>
              <BreakableText>{point.title}</BreakableText>
            </h3>
            <p className="measure mt-2 text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
