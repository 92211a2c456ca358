import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { IconId } from '@/content/icons';
import type { LanguageTag } from '@/content/languages';

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
    <dl className={`fact-list tight:*:ps-0! ${className}`}>
      {facts
        .filter(({ value }) => value)
        .map(({ icon, label, value, language }) => (
          <div key={label}>
            <dt>
              <Icon id={icon} className="h-[1lh] w-5 shrink-0 text-primary tight:hidden" />
              <span className="colon-after">{label}</span>
            </dt>{' '}
            <dd lang={language}>
              <BreakableText>{value}</BreakableText>
            </dd>
          </div>
        ))}
    </dl>
  );
}
