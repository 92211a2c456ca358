import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
import { More } from '@/components/site/more';
import { ProgramFacts } from '@/components/site/program-facts';
import type { Program } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark, programAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { CategoryBadge } from './category-badge';

/** A program with its category, schedule, location, age group and features (specification, section 2). */
export function ProgramCard({ program }: { program: Program }) {
  const { common, more, programs } = useCopy(screensCopy);
  const { title, category, description, schedule, location, features, languages } = program;
  const { isPaged } = useCapabilities();
  const titleId = programAnchor(program.id);
  const { labels, featuresLabel, action } = programs.list;
  return (
    <Card
      as="li"
      className="relative overflow-hidden border-ink"
      hasDetailsBeside={isPaged}
      details={
        <More copy={more} of={title} className="text-ink-soft">
          <div className="grid gap-4 low:gap-2 print:gap-1">
            <p lang={languages?.description} className="whitespace-pre-line">
              {description}
            </p>
            {features.length > 0 && (
              <CheckList
                items={features}
                language={languages?.features}
                label={fill(featuresLabel, { program: title })}
              />
            )}
          </div>
        </More>
      }
      foot={
        <Actions actions={[action]} title={title} about={titleId} filled="none">
          <ItemAction
            item={{ kind: 'program', id: program.id }}
            title={title}
            language={languages?.title}
            lines={[
              { text: schedule, language: languages?.schedule },
              { text: location, language: languages?.location },
            ]}
          />
        </Actions>
      }
    >
      <div className="low:flex low:flex-row-reverse low:items-center low:justify-between">
        {category && (
          <p className="mt-1 mb-1 text-ink-soft low:m-0 print:mb-0">
            <span className="sr-only">{`${labels.category}:`}</span> <CategoryBadge program={program} />
          </p>
        )}
        <h3 id={titleId} lang={languages?.title} {...anchorMark(titleId)} className="card-title">
          {title}
        </h3>
      </div>
      <ProgramFacts program={program} labels={labels} className="mt-4 low:mt-2 print:mt-1" />
      <InLanguage of={program} copy={common.inLanguage} />
    </Card>
  );
}
