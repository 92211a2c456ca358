import { Icon } from '@/components/ui/icon';
import type { IconId } from '@/content/icons';

interface FactsProps {
  facts: readonly { icon: IconId; label: string; value: string }[];
}

/** Short facts such as time and location, each with an icon and a label. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="my-5 grid gap-2 border-y border-hairline py-4">
      {facts.map(({ icon, label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-3">
          <Icon id={icon} className="mt-1 size-5 text-primary" />
          <dt className="shrink-0 font-bold after:content-[':']">{label}</dt>
          <dd className="min-w-0 flex-1 basis-32">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
