import { ChevronDown, ChevronUp } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from '@/components/ui/link';
import { ToolButton } from '@/components/ui/tool-button';

interface OnThisPageProps {
  label: string;
  /** The sections of the screen: `anchorMark` marks each heading with its anchor. */
  sections: readonly { anchor: string; title: string }[];
  /** Puts each link on a line of its own, in larger text. */
  isEasy?: boolean;
}

/**
 * Links to the sections of a screen that is several viewports long. In a narrow container, a button shows them, so that
 * the screen itself begins higher; not in Easy read or the kiosk, where nothing is folded.
 */
export function OnThisPage({ label, sections, isEasy = false }: OnThisPageProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const folds = !isEasy;
  // Left out of the prerendered page, whose size is limited; its room is kept.
  const isHydrated = useDeferredValue(true, false);
  return (
    <nav aria-label={label} className={`print:hidden ${isEasy ? 'text-xl' : 'mt-6'}`}>
      {folds && (
        <div className="min-h-11 noscript:hidden @min-[40rem]:hidden kiosk:hidden">
          {isHydrated && (
            <ToolButton
              icon={open ? ChevronUp : ChevronDown}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {label}
            </ToolButton>
          )}
        </div>
      )}
      <p className={`font-bold ${folds ? 'folded' : ''}`}>{label}</p>
      <ul
        id={id}
        className={`${isEasy ? 'grid justify-items-start gap-y-2' : 'text-balance @min-[40rem]:-me-6'} ${folds ? (open ? '@max-[40rem]:mt-2' : 'folded') : ''}`}
      >
        {sections.map(({ anchor, title }) => (
          <li key={anchor} className={isEasy ? undefined : 'me-6 mb-2 inline-block'}>
            <Link to={{ hash: anchor }} className="text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
