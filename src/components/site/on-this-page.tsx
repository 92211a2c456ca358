import { useId } from 'react';
import { Link } from '@/components/ui/link';

interface OnThisPageProps {
  label: string;
  /** The sections of the screen: each heading has its anchor as `data-anchor`, and `tabIndex={-1}`. */
  sections: readonly { anchor: string; title: string }[];
  /** Puts each link on a line of its own, in larger text. */
  isEasy?: boolean;
}

/** Links to the sections of a screen that is several viewports long. */
export function OnThisPage({ label, sections, isEasy }: OnThisPageProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={`print:hidden noscript:hidden ${isEasy ? 'text-xl' : 'mt-6'}`}>
      <p id={id} className="font-bold">
        {label}
      </p>
      <ul className={isEasy ? 'grid justify-items-start gap-2' : 'flex flex-wrap gap-x-6 gap-y-2'}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }} className="text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
