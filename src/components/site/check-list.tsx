import { Check } from 'lucide-react';
import { BreakableText } from '@/components/ui/breakable-text';

/** A list with check marks as bullets. */
export function CheckList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-[min(0.75rem,3vw)] @max-narrow:block">
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="mt-1 size-5 shrink-0 text-primary @max-narrow:me-2 @max-narrow:mt-0 @max-narrow:inline"
          />
          <span>
            <BreakableText>{item}</BreakableText>
          </span>
        </li>
      ))}
    </ul>
  );
}
