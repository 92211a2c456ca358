import { useLocation } from 'react-router-dom';
import { ReachUs } from '@/components/site/reach-us';
import { Scene } from '@/components/site/scenes/scene';
import { WayTiles } from '@/components/site/way-tiles';
import { buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { legalPaths, screenPaths } from '@/content/screen-paths';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';

const legal: readonly string[] = Object.values(legalPaths);

/**
 * The screen of every unknown path, with a link to Home (specification, section 8). At the paths of the legal texts, it
 * says what the site does with data.
 */
export default function NotFoundScreen() {
  const { notFound, reachUs, homeTiles } = useCopy<'screens'>();
  const isLegal = legal.includes(useLocation().pathname);
  const { hasDock } = useCapabilities();
  return (
    <div className="@container">
      <div
        className={`wrap grid items-center gap-10 @min-[44rem]:grid-cols-2 ${hasDock ? 'min-h-(--part-height) py-8 portrait:grid-rows-[1fr_auto]' : 'py-14 @min-[50rem]:py-24'}`}
      >
        <div>
          <h1 tabIndex={-1}>
            <span className="block text-[min(clamp(5rem,14vw,9rem),38vw)] leading-none">{notFound.code}</span>
            <span className="mt-4 block text-[clamp(1.75rem,1.2rem+2vw,2.5rem)]">{notFound.text}</span>
          </h1>
          <p className="measure mt-5 text-xl text-ink-soft">{notFound.help}</p>
          <Link to={screenPaths.home} className={`mt-8 ${buttonClasses('primary')}`}>
            {notFound.home}
          </Link>
          {isLegal && (
            <section aria-labelledby="legal-title" className="measure mt-10 border-t-2 border-ink pt-6">
              <h2 id="legal-title" className="card-title">
                {notFound.legal.title}
              </h2>
              <p className="mt-3 mb-4">{notFound.legal.text}</p>
              <ReachUs copy={reachUs} size="compact" />
            </section>
          )}
        </div>
        <Scene
          name="lostThread"
          className={`w-full max-w-64 @min-[44rem]:max-w-none ${hasDock ? 'landscape:hidden' : ''}`}
        />
        {hasDock && (
          <div className="portrait:col-span-full">
            <WayTiles copy={homeTiles} />
          </div>
        )}
      </div>
    </div>
  );
}
