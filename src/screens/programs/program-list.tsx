import { ActionGroup } from '@/components/site/action-group';
import { Section } from '@/components/site/section';
import { programs } from '@/copy/programs';
import { ProgramCard } from './program-card';

/** All programs, with the ways to learn more. */
export function ProgramList() {
  const { title, reachUs, items } = programs.list;
  return (
    <Section anchor="programs" title={title}>
      <ActionGroup reachUs={reachUs} size="compact">
        <ul className="mt-8 print:mt-3 grid gap-5 @min-[46rem]:grid-cols-2">
          {items.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </ul>
      </ActionGroup>
    </Section>
  );
}
