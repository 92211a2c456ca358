import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '@/components/ui/button';
import { errorScreen, screens } from '@/copy/site';

/**
 * What stands in for a screen that failed while rendering (specification, section 8): its message, and a way home. It
 * takes the focus, by which a screen reader tells it: an alert would tell it a second time.
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
      <Link to={screens.home.path} className={`mt-8 ${buttonClasses('primary')}`}>
        {errorScreen.home}
      </Link>
    </div>
  );
}
