import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { IconId } from '@/content/icons';

interface FactsProps {
  facts: readonly { icon: IconId; label: string; value: string }[];
}

/** Short facts such as time and location, each with an icon and a label. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="my-5 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 @min-[34rem]:grid-cols-[auto_auto_minmax(0,1fr)] gap-y-2 border-y border-hairline py-4">
      {facts.map(({ icon, label, value }) => (
        <div key={label} className="contents">
          <Icon id={icon} className="mt-1 size-5 text-primary" />
          <dt className="font-bold after:content-[':']">{label}</dt>
          <dd className="col-start-2 @max-[34rem]:-mt-2 @max-[34rem]:mb-1 @max-narrow:col-span-2 @max-narrow:col-start-1 @min-[34rem]:col-start-3">
            <BreakableText>{value}</BreakableText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
