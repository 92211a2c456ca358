import { Check } from 'lucide-react';

/** A list with check marks as bullets. */
export function CheckList({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden="true" strokeWidth={3} className="mt-1 size-5 shrink-0 text-primary" />
          {item}
        </li>
      ))}
    </ul>
  );
}
