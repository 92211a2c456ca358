import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '@/components/ui/button';
import { screenPaths } from '@/content/screen-paths';
import { errorScreen } from '@/copy/site';

/**
 * Takes the place of a screen that failed (specification, section 8): the error's message and a link to Home. It focuses
 * its heading, which a screen reader announces; an alert would be announced a second time.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <div className="wrap py-20">
      <h1 ref={heading} tabIndex={-1}>
        {errorScreen.title}
      </h1>
      <p className="measure mt-5 text-xl text-ink-soft">{errorScreen.text}</p>
      <p className="mt-5 rounded-control border-2 border-ink bg-card p-4 wrap-anywhere">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <Link to={screenPaths.home} className={`mt-8 ${buttonClasses('primary')}`}>
        {errorScreen.home}
      </Link>
    </div>
  );
}
