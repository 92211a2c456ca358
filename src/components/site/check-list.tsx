import { Check } from 'lucide-react';
import { BreakableText } from '@/components/ui/breakable-text';
import type { LanguageTag } from '@/content/languages';

interface CheckListProps {
  items: readonly string[];
  /** The language of the items, if it differs from the page's. */
  language?: LanguageTag;
  label?: string;
}

export function CheckList({ items, language, label }: CheckListProps) {
  return (
    <ul
      aria-label={label}
      className="grid gap-x-6 gap-y-2 kiosk:grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] print:gap-0.5"
    >
      {items.map((item) => (
        <li key={item} className="flex break-inside-avoid text-pretty gap-[min(0.75rem,2vw)]">
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="h-[1lh] w-[min(1.25rem,5.5vw)] shrink-0 text-primary"
          />
          <span lang={language}>
            <BreakableText>{item}</BreakableText>
          </span>
        </li>
      ))}
    </ul>
  );
}
