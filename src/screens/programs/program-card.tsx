import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { More } from '@/components/site/more';
import { TakeHomeButton } from '@/components/site/take-home-button';
import type { Program } from '@/content/types';
import { AddToSheet } from '@/features/take-home';
import { useCopy } from '@/language';
import { anchorMark, programAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { CategoryBadge } from './category-badge';

/** Beside each other, as the feature has the width of the list. */
const wide = {
  columns: 'gap-x-16 @min-[62rem]:grid @min-[62rem]:grid-cols-2',
  title: '@min-[62rem]:text-3xl',
  details: '@min-[62rem]:mt-0 @min-[62rem]:border-t-0 @min-[62rem]:pt-0',
};

/** How much of a row a card takes where there is room. The feature leads the list. */
const widths = {
  feature: '@min-[62rem]:col-span-6',
  half: '@min-[62rem]:col-span-3',
  third: '@min-[62rem]:col-span-2',
};

export type ProgramCardSize = keyof typeof widths;

interface ProgramCardProps {
  program: Program;
  size: ProgramCardSize;
}

/** A program with its category, schedule, location, age group and features (specification, section 2). */
export function ProgramCard({ program, size }: ProgramCardProps) {
  const { more, programs, takeHome } = useCopy<'screens'>();
  const titleId = programAnchor(program.id);
  const isFeature = size === 'feature';
  const { labels, featuresLabel, action, reachUs } = programs.list;
  return (
    <Card
      as="li"
      feature={isFeature ? 5 : undefined}
      className={widths[size]}
      foot={
        <ActionGroup reachUs={reachUs} size="compact" waitsForPress>
          <div className="flex flex-wrap gap-3">
            <TakeHomeButton
              title={program.title}
              lines={[program.schedule, program.location]}
              copy={takeHome.button}
            />
            <ActionButton about={titleId}>{action}</ActionButton>
            <AddToSheet item={{ kind: 'program', id: program.id }} title={program.title} />
          </div>
        </ActionGroup>
      }
    >
      <div className={isFeature ? wide.columns : size === 'third' ? '@min-[62rem]:@container' : ''}>
        <div>
          <p className="mb-2 print:mb-0">
            <span className="sr-only">{`${labels.category}:`}</span> <CategoryBadge {...program.category} />
          </p>
          <h3 id={titleId} {...anchorMark(titleId)} className={`card-title ${isFeature ? wide.title : ''}`}>
            {program.title}
          </h3>
          <Facts
            className="mt-4 print:mt-1"
            facts={[
              { icon: 'clock', label: labels.schedule, value: program.schedule },
              { icon: 'map-pin', label: labels.location, value: program.location },
            ]}
          />
        </div>
        <More
          copy={more}
          of={program.title}
          className={`mt-5 border-t border-hairline pt-5 text-ink-soft @max-narrow:mt-3 @max-narrow:pt-2 print:mt-1 print:pt-1 ${isFeature ? wide.details : ''}`}
        >
          <div className="grid gap-4 print:gap-1">
            <p>{program.description}</p>
            <Facts facts={[{ icon: 'people', label: labels.ageGroup, value: program.ageGroup }]} />
            <CheckList items={program.features} label={fill(featuresLabel, { program: program.title })} />
          </div>
        </More>
      </div>
    </Card>
  );
}
