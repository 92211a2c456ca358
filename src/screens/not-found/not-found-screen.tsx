import { Weave } from '@/components/site/weave/weave';
import { buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { screenPaths } from '@/content/screen-paths';
import { notFound } from '@/copy/not-found';

/** The screen of every unknown path, with a link to Home (specification, section 8). */
export default function NotFoundScreen() {
  return (
    <div className="@container">
      <div className="relative overflow-hidden">
        <div className="wrap py-14 @min-[50rem]:py-24">
          <h1 tabIndex={-1} className="@min-[50rem]:max-w-[45%]">
            <span className="block text-[min(clamp(5rem,14vw,9rem),38vw)] leading-none">{notFound.code}</span>
            <span className="mt-4 block text-[clamp(1.75rem,1.2rem+2vw,2.5rem)]">{notFound.text}</span>
          </h1>
          <p className="measure mt-5 text-xl text-ink-soft @min-[50rem]:max-w-[45%]">{notFound.help}</p>
          <Link to={screenPaths.home} className={`mt-8 ${buttonClasses('primary')}`}>
            {notFound.home}
          </Link>
        </div>
        <Weave
          goals={[16, 10, 14, 7, 13]}
          seed={404}
          loose={1.6}
          className="h-48 w-full @min-[50rem]:absolute @min-[50rem]:inset-y-0 @min-[50rem]:end-0 @min-[50rem]:my-auto @min-[50rem]:h-80 @min-[50rem]:w-1/2 rtl:-scale-x-100"
        />
      </div>
    </div>
  );
}
