import { Section } from '@/components/site/section';
import { useCopy } from '@/language';
import { ProgramCard } from './program-card';

/** The fragment of links to all programs. */
export const programsAnchor = 'programs';

/** All programs in pairs. */
export function ProgramList() {
  const { programs } = useCopy<'screens'>();
  const { title, items } = programs.list;
  return (
    <Section anchor={programsAnchor} title={title}>
      <ul className="grid gap-5 print:gap-2 @min-[46rem]:grid-cols-2">
        {items.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </ul>
    </Section>
  );
}
