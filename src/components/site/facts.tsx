import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { IconId } from '@/content/icons';
import type { LanguageTag } from '@/content/languages';

/** Shows labels and values in two columns, or as one text in a narrow container, which fills its lines. */
const list =
  'grid grid-cols-1 items-start gap-x-3 gap-y-2 @max-[34rem]:gap-1 @max-[34rem]:text-pretty @min-[34rem]:grid-cols-[auto_minmax(0,1fr)] print:gap-y-[2px]';

/** Gives values the whole line beside the icon. */
const row =
  '@min-[34rem]:contents @min-[12rem]:@max-[34rem]:relative @min-[12rem]:@max-[34rem]:ps-[1.75rem] tight:ps-0!';

const iconPlace =
  '@max-[34rem]:inline @max-[34rem]:me-2 @min-[12rem]:@max-[34rem]:absolute @min-[12rem]:@max-[34rem]:start-0 @min-[12rem]:@max-[34rem]:m-0';

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
