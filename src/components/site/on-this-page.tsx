import { useId } from 'react';
import { Link } from '@/components/ui/link';

interface OnThisPageProps {
  label: string;
  /** The sections of the screen: each heading has its anchor as `data-anchor`. */
  sections: readonly { anchor: string; title: string }[];
}

/** Links to the sections of a screen that is several viewports long. */
export function OnThisPage({ label, sections }: OnThisPageProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="mt-6 print:hidden noscript:hidden">
      <p id={id} className="font-bold">
        {label}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }} className="text-link min-h-11">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
