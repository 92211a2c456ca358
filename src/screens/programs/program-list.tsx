import { kioskCards } from '@/components/site/kiosk-card';
import { Section } from '@/components/site/section';
import { LongList } from '@/components/ui/long-list';
import type { Program } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { KioskProgramCard, ProgramCard } from './program-card';

const columns = 'grid gap-5 @max-[36rem]:gap-0 print:gap-2 @min-[46rem]:grid-cols-2 @min-[70rem]:grid-cols-3';

/** The fragment of links to all programs. */
export const programsAnchor = 'programs';

/** Lists all programs, on pages if there are many: in rows of two or three, or a column in the kiosk, whose pages cut none. */
export function ProgramList({ programs }: { programs: readonly Program[] }) {
  const { common, programs: copy } = useCopy(screensCopy);
  const { title, empty } = copy.list;
  const { isPaged } = useCapabilities();
  const ItsCard = isPaged ? KioskProgramCard : ProgramCard;
  return (
    <Section anchor={programsAnchor} title={title}>
      {programs.length === 0 && <p>{empty}</p>}
      <LongList items={programs} copy={common.batches}>
        {(shown) => (
          <ul className={isPaged ? kioskCards : columns}>
            {shown.map((program) => (
              <ItsCard key={program.id} program={program} />
            ))}
          </ul>
        )}
      </LongList>
    </Section>
  );
}
