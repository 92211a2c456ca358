import type { ReactNode } from 'react';
import { ReachUs } from '@/components/site/reach-us';
import { Link } from '@/components/ui/link';
import { useCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import { languagesAnchor, useHasOtherLanguages } from '@/features/other-languages';

interface MenuEndProps {
  open: boolean;
  onFollow: () => void;
  children: ReactNode;
}

/** The end of the menu: other languages, the number, and what follows. */
export function MenuEnd({ open, onFollow, children }: MenuEndProps) {
  const { header: copy, reachUs } = useCopy();
  const hasLanguages = useHasOtherLanguages();
  return (
    <div
      className={`w-full flex-wrap gap-x-6 ps-menu pb-1 text-base noscript:@max-bar:flex @min-bar:hidden print:hidden ${open ? 'flex' : 'hidden'}`}
    >
      {hasLanguages && (
        <Link
          to={{ pathname: screenPaths.contact, hash: languagesAnchor }}
          className="text-link"
          onClick={onFollow}
        >
          {copy.otherLanguages}
        </Link>
      )}
      <ReachUs copy={reachUs} size="line" className="shrink-0" />
      <div className="w-full">{children}</div>
    </div>
  );
}
