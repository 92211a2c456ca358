import { useId } from 'react';
import { Link } from 'react-router-dom';

interface ContentsListProps {
  label: string;
  /** The headings of the screen. Each has its anchor as `data-anchor`, and `tabIndex={-1}`. */
  items: readonly { anchor: string; title: string }[];
}

/** Links to the headings of a long screen. */
export function ContentsList({ label, items }: ContentsListProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {label}
      </h2>
      <ul className="mt-2 grid gap-2">
        {items.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }} className="text-link min-h-11 text-xl">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
