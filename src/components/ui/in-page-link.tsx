import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';

interface InPageLinkProps {
  /** Moves the focus to the place that the link names. */
  onFollow: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a place on the same screen. An address such as `#main` would be a route of its own here, so the link
 * keeps the screen's address and moves the focus by script.
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
