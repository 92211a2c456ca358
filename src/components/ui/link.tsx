import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
}

/** A link to a screen. Replaces the router's own link, whose code for prefetching from a server this site does not need. */
export function Link({ to, onClick, ...link }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);

  function onLinkClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  }

  return <a {...link} href={useHref(to)} onClick={onLinkClick} />;
}
