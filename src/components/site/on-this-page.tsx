import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from '@/components/ui/link';
import { ToolButton } from '@/components/ui/tool-button';

interface OnThisPageProps {
  label: string;
  /** The sections of the screen: `anchorMark` marks each heading with its anchor. */
  sections: readonly { anchor: string; title: string; isFetched?: boolean }[];
  isEasy?: boolean;
}

/** Hides the links in a narrow container behind a button; without scripts, they show. */
const folded = '@max-[60rem]:hidden noscript:grid';

/** Links to the sections of a long screen. A narrow container folds them, so that the screen begins higher. */
export function OnThisPage({ label, sections, isEasy = false }: OnThisPageProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={label} className={`print:hidden ${isEasy ? 'mt-10 text-xl' : 'mt-6'}`}>
      <div className="noscript:hidden @min-[60rem]:hidden">
        <ToolButton
          icon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {label}
        </ToolButton>
      </div>
      <p className={`font-bold ${folded}`}>{label}</p>
      <ul
        id={id}
        className={`${open ? '@max-[60rem]:mt-2' : folded} grid justify-start justify-items-start gap-x-8 gap-y-3 text-balance @min-[60rem]:grid-flow-col @min-[60rem]:gap-y-2 ${sections.length > 4 ? '@min-[60rem]:grid-rows-2' : ''} ${isEasy ? '' : 'text-base'}`}
      >
        {sections.map(({ anchor, title, isFetched }) => (
          <li key={anchor} className={isFetched ? 'noscript:hidden' : ''}>
            <Link to={{ hash: anchor }} className="text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
