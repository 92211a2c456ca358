import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReachUs } from '@/components/site/reach-us';
import { useSiteRefs } from '@/components/site/site-refs';
import { Button, buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useCopy, useLayoutCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import { useCapabilities } from '@/host/capabilities';
import { FetchError } from '@/lib/lazy-module';
import { describeError } from './describe-error';
import { TypedText } from './typed-text';

interface ErrorScreenProps {
  error: unknown;
  /** The visitor's text, which a reload would erase. */
  typed: string;
}

/**
 * Replaces a screen that failed (specification, section 8). Offers a reload once trying again has not helped, or at once if
 * code is broken; not on a shared device, which returns to Home by itself. Focuses its heading, so that it is announced.
 */
export function ErrorScreen({ error, typed }: ErrorScreenProps) {
  const { reachUs } = useCopy();
  const { errorScreen: copy } = useLayoutCopy();
  const detailsId = useId();
  const [{ errorScreen }] = useSiteRefs();
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isOffline = error instanceof FetchError;
  const offersReload = !useCapabilities().isShared && (!isOffline || Boolean(state?.isRetry));

  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <div ref={errorScreen} className="page-column py-20">
      <h1 ref={heading} tabIndex={-1}>
        {copy.title}
      </h1>
      <p className="max-w-reading mt-5 whitespace-pre-line text-xl text-ink-soft">
        {isOffline ? copy.offline : copy.text}
      </p>
      <p className="max-w-reading mt-3 mb-4 whitespace-pre-line text-xl">{copy.help}</p>
      <ReachUs copy={reachUs} size="compact" />
      <div className="mt-8 flex flex-wrap gap-3">
        {/* Visits the same screen again, which requests and renders it again. */}
        <Button
          variant="primary"
          onClick={() => navigate(pathname + search, { replace: true, state: { isRetry: true } })}
        >
          {copy.tryAgain}
        </Button>
        <Link to={screenPaths.home} className={buttonClasses('secondary')}>
          {copy.home}
        </Link>
      </div>
      {offersReload && (
        <div className="max-w-reading mt-10">
          <p className="whitespace-pre-line">{copy.reloadNote}</p>
          {typed && <TypedText text={typed} copy={copy} />}
          <Button className="mt-4" onClick={() => window.location.reload()}>
            {copy.reload}
          </Button>
        </div>
      )}
      <section
        aria-labelledby={detailsId}
        className="mt-10 border-t-2 border-hairline pt-4 text-base text-ink-soft"
      >
        <h2 id={detailsId} className="text-base">
          {copy.detailsTitle}
        </h2>
        <p className="wrap-anywhere">{describeError(error) || copy.noDetails}</p>
      </section>
    </div>
  );
}
