import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';

interface InPageLinkProps {
  /** Moves the focus to the target of the link. */
  onFollow: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A link within the same screen. With routes in the hash, an address such as `#main` would be another route, so the
 * link keeps the screen's address and a script moves the focus.
 */
export function InPageLink({ onFollow, className, children }: InPageLinkProps) {
  const href = useHref(useLocation());
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
