import { Section } from '@/components/site/section';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/language';

/** The approach as four statements on the screen's full-color band. */
export function Approach() {
  const { about } = useCopy<'screens'>();
  const { title, points } = about.approach;
  return (
    <Section anchor="approach" background="primary" title={title}>
      <ol className="grid gap-x-16 @min-[46rem]:grid-cols-2">
        {points.map(({ icon, title, text }) => (
          <li key={title} className="border-t border-hairline py-6 print:py-2">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="grid size-14 place-items-center rounded-control bg-primary text-on-primary kiosk:hidden print:hidden">
                <Icon id={icon} className="size-8" />
              </span>
              <span className="beside">
                <BreakableText>{title}</BreakableText>
              </span>
            </h3>
            <p className="measure mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
