import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';

interface SectionLinkProps {
  target: string;
  onFollow: () => void;
  className?: string;
  children: ReactNode;
}

/** A link within the same screen. It does not navigate, because the fragment of the page may be the screen's route. */
export function SectionLink({ target, onFollow, className, children }: SectionLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={useHref({ pathname, hash: target })}
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
