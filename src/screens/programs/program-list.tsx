import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import { ProgramCard, type ProgramCardSize } from './program-card';

/** The fragment of links to all programs. */
export const programsAnchor = 'programs';

/** One in the first row, two in the next, then three. */
const sizes: readonly ProgramCardSize[] = ['feature', 'half', 'half'];

/** All programs, with the ways to learn more. The first one leads, but not in the kiosk, where all fit on a stop in pairs. */
export function ProgramList() {
  const { programs } = useCopy<'screens'>();
  const inPairs = useCapabilities().hasDock;
  const { title, reachUs, items } = programs.list;
  return (
    <Section anchor={programsAnchor} title={title}>
      <div className="print:hidden">
        <ReachUs copy={reachUs} size="compact" />
      </div>
      <ul className="mt-8 print:mt-3 grid gap-5 print:gap-2 @min-[46rem]:grid-cols-2 @min-[62rem]:grid-cols-6">
        {items.map((program, index) => (
          <ProgramCard
            key={program.id}
            program={program}
            size={inPairs ? 'half' : (sizes[index] ?? 'third')}
          />
        ))}
      </ul>
    </Section>
  );
}
