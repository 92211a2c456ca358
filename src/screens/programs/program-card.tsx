import { Card } from '@/components/site/card';
import { CheckList } from '@/components/site/check-list';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
import { KioskCard } from '@/components/site/kiosk-card';
import { More } from '@/components/site/more';
import { ProgramFacts } from '@/components/site/program-facts';
import type { Program } from '@/content/document';
import { useCopy } from '@/copy';
import { programAnchor } from '@/copy/screen-paths';
import { screensCopy } from '@/copy/screens';
import { Actions } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { CategoryMark, CategoryName, CategoryPicture } from './category-mark';

/** Shows the category as a chip, beside its mark or without it. */
const chip =
  'mb-2 w-fit rounded-control border-2 border-s-12 border-(--thread) px-2 py-0.5 print:mb-0 print:border-0 print:p-0';

interface ProgramProps {
  program: Program;
}

function Title({ program: { id, title, languages } }: ProgramProps) {
  const titleId = programAnchor(id);
  return (
    <h3
      id={titleId}
      lang={languages?.title}
      {...anchorMark(titleId)}
      className="beside-icon card-title mt-0.5"
    >
      {title}
    </h3>
  );
}

function Details({ program, className = '' }: ProgramProps & { className?: string }) {
  const { title, description, features, languages } = program;
  const { programs } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  return (
    <div className={`grid gap-4 text-ink-soft compact:gap-2 print:gap-1 ${className}`}>
      {isPaged && <CategoryName program={program} className="hidden tight:block" />}
      <p lang={languages?.description} className="whitespace-pre-line">
        {description}
      </p>
      {features.length > 0 && (
        <CheckList
          items={features}
          language={languages?.features}
          label={fill(programs.list.featuresLabel, { program: title })}
        />
      )}
    </div>
  );
}

function Buttons({ program, className }: ProgramProps & { className?: string }) {
  const { id, title, schedule, location, languages } = program;
  const { action } = useCopy(screensCopy).programs.list;
  return (
    <Actions actions={[action]} title={title} about={programAnchor(id)} filled="none" inCard>
      <ItemAction
        item={{ kind: 'program', id }}
        title={title}
        language={languages?.title}
        className={className}
        lines={[
          { text: schedule, language: languages?.schedule },
          { text: location, language: languages?.location },
        ]}
      />
    </Actions>
  );
}

/** Shows a program with its category, schedule, location, age group and features (specification, section 2). */
export function ProgramCard({ program }: ProgramProps) {
  const { common, more, programs } = useCopy(screensCopy);
  return (
    <Card
      picture={<CategoryPicture program={program} place="edge" />}
      details={
        <More copy={more} what="program" of={program.title} isLong>
          <Details program={program} />
        </More>
      }
      foot={<Buttons program={program} />}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <CategoryMark program={program} className="@min-narrow:hidden" />
        <CategoryPicture program={program} place="heading" />
        <div className="beside-icon">
          <CategoryName program={program} className={chip} />
          <Title program={program} />
        </div>
      </div>
      <div className="@container mt-2 print:mt-1 @min-[36rem]:mt-4">
        <ProgramFacts program={program} labels={programs.list.labels} />
      </div>
      <InLanguage of={program} copy={common.inLanguage} />
    </Card>
  );
}

/** Shows the same in the kiosk. */
export function KioskProgramCard({ program }: ProgramProps) {
  const { common, more, programs } = useCopy(screensCopy);
  return (
    <KioskCard
      copy={more}
      mark={<CategoryMark program={program} />}
      heading={<Title program={program} />}
      title={program.title}
      note={<CategoryName program={program} className="text-ink-soft tight:hidden" />}
      details={<Details program={program} className="@min-[74rem]:grid-cols-[2fr_3fr]" />}
      buttons={(others) => <Buttons program={program} className={others} />}
    >
      {/* Keeps the facts in lines of text, as many on a line as fit. */}
      <div className="@container max-w-[33rem]">
        <ProgramFacts program={program} labels={programs.list.labels} className="flex! flex-wrap gap-x-6!" />
      </div>
      <InLanguage of={program} copy={common.inLanguage} />
    </KioskCard>
  );
}
