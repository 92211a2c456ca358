import { ActionGroup } from '@/components/site/action-group';
import { Section } from '@/components/site/section';
import { programs } from '@/copy/programs';
import { ProgramCard } from './program-card';

/** All programs, with one hint that says how to learn more. */
export function ProgramList() {
  const { title, hint, items } = programs.list;
  return (
    <Section anchor="programs" title={title}>
      <ActionGroup hint={hint} hintPosition="above">
        <ul className="grid gap-5 @min-[46rem]:grid-cols-2">
          {items.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </ul>
      </ActionGroup>
    </Section>
  );
}
