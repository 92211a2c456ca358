import type { ReactNode, Ref } from 'react';
import { useHref, useLocation } from 'react-router-dom';

interface InPageLinkProps {
  ref?: Ref<HTMLAnchorElement>;
  target: string;
  onFollow: () => void;
  className?: string;
  children: ReactNode;
}

/** A link within the same screen. Following it is no navigation: the fragment may be the route of the screen. */
export function InPageLink({ ref, target, onFollow, className, children }: InPageLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      ref={ref}
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
