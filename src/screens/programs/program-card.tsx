import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { ItemAction } from '@/components/site/item-action';
import { More } from '@/components/site/more';
import { TakeHomeButton } from '@/components/site/take-home-button';
import type { Program } from '@/content/types';
import { Actions } from '@/features/actions';
import { useCopy } from '@/language';
import { anchorMark, programAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { CategoryBadge } from './category-badge';

/** A program with its category, schedule, location, age group and features (specification, section 2). */
export function ProgramCard({ program }: { program: Program }) {
  const { more, programs, takeHome } = useCopy<'screens'>();
  const titleId = programAnchor(program.id);
  const { labels, featuresLabel, action } = programs.list;
  return (
    <Card
      as="li"
      details={
        <More copy={more} of={program.title} className="text-ink-soft">
          <div className="grid gap-4 print:gap-1">
            <p>{program.description}</p>
            <CheckList items={program.features} label={fill(featuresLabel, { program: program.title })} />
          </div>
        </More>
      }
      foot={
        <Actions actions={[action]} title={program.title} about={titleId}>
          <TakeHomeButton
            title={program.title}
            lines={[program.schedule, program.location]}
            copy={takeHome.button}
          />
          <ItemAction item={{ kind: 'program', id: program.id }} title={program.title} />
        </Actions>
      }
    >
      <p className="mb-2 print:mb-0">
        <span className="sr-only">{`${labels.category}:`}</span> <CategoryBadge {...program.category} />
      </p>
      <h3 id={titleId} {...anchorMark(titleId)} className="card-title">
        {program.title}
      </h3>
      <Facts
        className="mt-4 print:mt-1"
        facts={[
          { icon: 'clock', label: labels.schedule, value: program.schedule },
          { icon: 'map-pin', label: labels.location, value: program.location },
          { icon: 'people', label: labels.ageGroup, value: program.ageGroup },
        ]}
      />
    </Card>
  );
}
