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
import { CategoryMark, CategoryName, CategoryPicture } from './category-mark';

/** Shows the category as a chip, beside its mark or without it. */
const chip =
  'mb-1.5 w-fit rounded-control border-2 border-s-12 border-(--thread) px-2 py-0.5 print:mb-0 print:border-0 print:p-0';

/** Shows a program with its category, schedule, location, age group and features (specification, section 2). */
export function ProgramCard({ program }: { program: Program }) {
  const { common, more, programs } = useCopy(screensCopy);
  const { title, category, description, schedule, location, features, languages } = program;
  const { isPaged } = useCapabilities();
  const titleId = programAnchor(program.id);
  const { labels, featuresLabel, action } = programs.list;
  const facts = (
    // Lays out the facts by the width of the card.
    <div className={isPaged ? '' : '@container mt-2 print:mt-1 @min-[36rem]:mt-4'}>
      <ProgramFacts program={program} labels={labels} />
    </div>
  );
  const details = (
    <More copy={more} of={title} isLong className="text-ink-soft">
      <div className="grid gap-4 compact:gap-2 print:gap-1">
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
  );
  const actions = (
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
  );
  return (
    <Card
      picture={!isPaged && <CategoryPicture program={program} place="edge" />}
      details={!isPaged && details}
      foot={!isPaged && actions}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <CategoryMark program={program} className={isPaged ? '' : '@min-narrow:hidden'} />
        {!isPaged && <CategoryPicture program={program} place="heading" />}
        <div
          className={`beside-icon ${isPaged ? 'flex flex-row-reverse items-center justify-between gap-4' : ''}`}
        >
          {category && (
            <CategoryName
              program={program}
              label={labels.category}
              className={isPaged ? 'text-ink-soft' : chip}
            />
          )}
          <h3 id={titleId} lang={languages?.title} {...anchorMark(titleId)} className="card-title mt-0.5">
            {title}
          </h3>
        </div>
      </div>
      {isPaged ? (
        <div className="mt-3 grid grid-rows-[auto_1fr] items-start gap-x-6 gap-y-3 compact:mt-2 compact:gap-y-2 @min-[34rem]:grid-cols-2 in-data-lower:in-data-[text=200]:grid-cols-1!">
          {facts}
          <div className="@min-[34rem]:row-span-2">{details}</div>
          <div className="@min-[34rem]:col-start-1">{actions}</div>
        </div>
      ) : (
        facts
      )}
      <InLanguage of={program} copy={common.inLanguage} />
    </Card>
  );
}
