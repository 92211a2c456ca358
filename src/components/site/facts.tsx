import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { IconId } from '@/content/icons';
import type { LanguageTag } from '@/content/languages';

interface FactsProps {
  /** One without a value is left out. */
  facts: readonly {
    icon: IconId;
    label: string;
    value: string;
    /** The language of the value, if nobody has translated it yet. */
    language?: LanguageTag | undefined;
  }[];
  className?: string;
}

/** Short facts such as time and location, each with an icon and a label. */
export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl
      className={`grid grid-cols-1 items-start gap-x-3 gap-y-2 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)] ${className}`}
    >
      {facts
        .filter(({ value }) => value)
        .map(({ icon, label, value, language }) => (
          <div key={label} className="contents">
            <dt className="flex gap-x-3 font-bold">
              <Icon id={icon} className="h-[1lh] w-5 shrink-0 text-primary" />
              <span className="after:content-[':']">{label}</span>
            </dt>
            <dd
              lang={language}
              className="@max-[34rem]:-mt-2 @max-[34rem]:mb-1 @min-[14rem]:@max-[34rem]:ps-8"
            >
              <BreakableText>{value}</BreakableText>
            </dd>
          </div>
        ))}
    </dl>
  );
}
