import { Check } from 'lucide-react';
import { BreakableText } from '@/components/ui/breakable-text';

/** A list with check marks as bullets. */
export function CheckList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-[min(0.75rem,2vw)]">
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="h-[1lh] w-[min(1.25rem,5.5vw)] shrink-0 text-primary"
          />
          <span>
            <BreakableText>{item}</BreakableText>
          </span>
        </li>
      ))}
    </ul>
  );
}
