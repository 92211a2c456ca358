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
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 @min-[34rem]:grid-cols-[auto_auto_minmax(0,1fr)] ${className}`}
    >
      {facts.map(({ icon, label, value }) => (
        <div key={label} className="contents">
          <Icon id={icon} className="h-[1lh] w-5 text-primary" />
          <dt className="font-bold after:content-[':']">{label}</dt>
          <dd className="col-start-2 @max-[34rem]:-mt-2 @max-[34rem]:mb-1 @max-[14rem]:col-span-2 @max-[14rem]:col-start-1 @min-[34rem]:col-start-3">
            <BreakableText>{value}</BreakableText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
