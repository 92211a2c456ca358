import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Weave } from '@/components/site/weave/weave';
import { buttonLook } from '@/components/ui/button';
import { notFound } from '@/content/not-found';
import { screens } from '@/content/site';

/** What every unknown path shows; the path is logged to the console (specification, section 8). */
export default function NotFoundScreen() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(notFound.log, pathname);
  }, [pathname]);

  return (
    <div className="wrap @container">
      <div className="grid items-center gap-8 py-14 @min-[50rem]:min-h-[60vh] @min-[50rem]:grid-cols-[5fr_7fr]">
        <div>
          <h1 tabIndex={-1}>
            <span className="block text-[clamp(5rem,14vw,9rem)] leading-none">{notFound.code}</span>
            <span className="mt-4 block text-[clamp(1.75rem,1.2rem+2vw,2.5rem)]">{notFound.text}</span>
          </h1>
          <p className="measure mt-5 text-xl text-ink-soft">{notFound.help}</p>
          <Link to={screens.home.path} className={`mt-8 ${buttonLook('primary')}`}>
            {notFound.home}
          </Link>
        </div>
        <Weave
          goals={[10, 14, 7]}
          seed={404}
          uprights={2}
          loose={0.85}
          className="h-56 w-full rtl:-scale-x-100"
        />
      </div>
    </div>
  );
}
