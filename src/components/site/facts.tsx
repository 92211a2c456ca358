import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { IconId } from '@/content/icons';
import type { LanguageTag } from '@/content/languages';

/** Shows labels and values in two columns, or as one text in a narrow container, which fills its lines. */
const list =
  'grid grid-cols-1 items-start gap-x-3 gap-y-1 @max-[34rem]:text-pretty @min-[34rem]:grid-cols-[auto_minmax(0,1fr)] @min-[34rem]:gap-y-2 print:gap-y-[2px]';

const row = '@min-[12rem]:relative @min-[12rem]:ps-[1.75rem] @min-[34rem]:contents tight:ps-0!';
const iconPlace =
  'me-2 inline @min-[12rem]:absolute @min-[12rem]:start-0 @min-[12rem]:m-0 @min-[34rem]:static';

interface FactsProps {
  /** The facts; a fact without a value is left out. */
  facts: readonly {
    icon: IconId;
    label: string;
    value: string;
    /** The language of the value, if nobody has translated it yet. */
    language?: LanguageTag;
  }[];
  className?: string;
}

/** Short facts such as time and location, each with an icon and a label. */
export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`${list} ${className}`}>
      {facts
        .filter(({ value }) => value)
        .map(({ icon, label, value, language }) => (
          <div key={label} className={row}>
            <dt className="flex gap-x-3 font-bold @max-[34rem]:inline">
              <Icon id={icon} className={`h-[1lh] w-5 shrink-0 text-primary tight:hidden ${iconPlace}`} />
              <span className="colon-after">{label}</span>
            </dt>{' '}
            <dd lang={language} className="@max-[34rem]:inline">
              <BreakableText>{value}</BreakableText>
            </dd>
          </div>
        ))}
    </dl>
  );
}
