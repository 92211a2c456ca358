import { useId } from 'react';
import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { Facts } from '@/components/site/facts';
import { TakeAwayButton } from '@/components/site/take-away-button';
import type { Program } from '@/content/types';
import { useCopy } from '@/language';
import { programAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { CategoryBadge } from './category-badge';

/** A program with its category, schedule, location, age group and features (specification, section 2). */
export function ProgramCard({ program }: { program: Program }) {
  const { programs, takeAway } = useCopy<'screens'>();
  const titleId = useId();
  const { labels, featuresLabel, action, reachUs } = programs.list;
  return (
    <Card as="li">
      <p className="mb-2">
        <span className="sr-only">{`${labels.category}:`}</span> <CategoryBadge {...program.category} />
      </p>
      <h3 id={titleId} data-anchor={programAnchor(program.id)} tabIndex={-1} className="card-title">
        {program.title}
      </h3>
      <Facts
        className="mt-4"
        facts={[
          { icon: 'clock', label: labels.schedule, value: program.schedule },
          { icon: 'map-pin', label: labels.location, value: program.location },
        ]}
      />
      <div className="mt-5 grid gap-4 border-t border-hairline pt-5 text-ink-soft print:mt-2 print:gap-1 print:pt-2">
        <p>{program.description}</p>
        <Facts facts={[{ icon: 'people', label: labels.ageGroup, value: program.ageGroup }]} />
        <CheckList items={program.features} label={fill(featuresLabel, { program: program.title })} />
      </div>
      <ActionGroup reachUs={reachUs} size="compact" waitsForPress className="mt-auto pt-6 print:hidden">
        <div className="flex flex-wrap gap-3">
          <TakeAwayButton
            title={program.title}
            lines={[program.schedule, program.location]}
            copy={takeAway.button}
          />
          <ActionButton about={titleId}>{action}</ActionButton>
        </div>
      </ActionGroup>
    </Card>
  );
}
