import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { IconId } from '@/content/icons';

interface FactsProps {
  facts: readonly { icon: IconId; label: string; value: string }[];
  className?: string;
}

/** Short facts such as time and location, each with an icon and a label. */
export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl
      className={`grid grid-cols-1 items-start gap-x-3 gap-y-2 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)] ${className}`}
    >
      {facts.map(({ icon, label, value }) => (
        <div key={label} className="contents">
          <dt className="flex gap-x-3 font-bold">
            <Icon id={icon} className="h-[1lh] w-5 shrink-0 text-primary" />
            <span className="after:content-[':']">{label}</span>
          </dt>
          <dd className="@max-[34rem]:-mt-2 @max-[34rem]:mb-1 @min-[14rem]:@max-[34rem]:ps-8">
            <BreakableText>{value}</BreakableText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
