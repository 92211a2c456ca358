import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { KioskStart } from '@/components/site/kiosk-start';
import { ReachUs } from '@/components/site/reach-us';
import { ReasonCards } from '@/components/site/reason-cards';
import { ReasonTiles } from '@/components/site/reason-tiles';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useCopy } from '@/copy';
import { legalTitle } from '@/copy/legal-title';
import { screenPaths } from '@/copy/screen-paths';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { subscribeToNothing } from '@/lib/subscribe-to-nothing';

function LooseThread() {
  return (
    <svg
      viewBox="0 0 300 40"
      aria-hidden="true"
      fill="none"
      stroke="var(--thread-paint, var(--goal-10))"
      strokeWidth="5"
      strokeLinecap="round"
      className="h-10 w-0 max-w-75 grow print:hidden rtl:-scale-x-100"
    >
      <path d="M4 27H26M38 27H60M72 27H94M106 27H150C196 27 216 5 192 5 166 5 174 35 206 33 250 30 236 8 268 12 290 15 286 27 296 31" />
    </svg>
  );
}

/** Shows the number of the error and its name, with the way to Home (specification, section 8). */
function NotFound({ isLater = false }: { isLater?: boolean }) {
  const { notFound } = useCopy(screensCopy);
  const Title = isLater ? 'h2' : 'h1';
  return (
    <>
      <Title tabIndex={isLater ? undefined : -1} className={isLater ? 'text-2xl' : ''}>
        <span className="flex items-end gap-x-4">
          <span className={isLater ? '' : 'step-title'}>{notFound.code}</span>
          <LooseThread />
        </span>{' '}
        <span className="mt-4 block">
          {notFound.oops} <span className="inline-block">{notFound.text}</span>
        </span>
      </Title>
      {!isLater && <p className="max-w-reading mt-5 text-xl text-balance text-ink-soft">{notFound.help}</p>}
      <Link to={screenPaths.home} className={`mt-8 ${buttonClasses(isLater ? 'secondary' : 'primary')}`}>
        {notFound.home}
      </Link>
    </>
  );
}

/** Shows the same on the kiosk's single page. */
function NotFoundInKiosk() {
  const { notFound } = useCopy(screensCopy);
  return (
    <>
      <h1 tabIndex={-1} className="first-title">
        {`${notFound.code} ${notFound.oops} ${notFound.text}`}
      </h1>
      <p className="mt-[0.5em] text-ink-soft">{notFound.help}</p>
      <Link to={screenPaths.home} className={`mt-[0.5em] ${buttonClasses('primary')}`}>
        {notFound.home}
      </Link>
    </>
  );
}

/** Says what the site does with data, in place of a legal text that does not exist yet. */
function LegalText({ title }: { title: string }) {
  const { notFound, reachUs } = useCopy(screensCopy);
  const { lead, text } = notFound.legal;
  return (
    <>
      <h1 tabIndex={-1} className="kiosk:first-title">
        {title}
      </h1>
      <p className="max-w-reading mt-5 text-xl">{lead}</p>
      <p className="max-w-reading mt-3 mb-4">{text}</p>
      <ReachUs copy={reachUs} size="compact" />
      <div className="mt-10 border-t-2 border-ink pt-6">
        <NotFound isLater />
      </div>
    </>
  );
}

/** Says what happened and what to do; at the paths of the legal texts, what the site does with data comes first. */
function Message() {
  const copy = useCopy();
  const { isPaged } = useCapabilities();
  const { pathname } = useLocation();
  // The prerendered page serves any path, so only the browser knows the title.
  const title = useSyncExternalStore(
    subscribeToNothing,
    () => legalTitle(pathname, copy),
    () => undefined,
  );
  if (title) return <LegalText title={title} />;
  return isPaged ? <NotFoundInKiosk /> : <NotFound />;
}

/** The screen of every unknown path, with a link to Home (specification, section 8), in the kiosk on a single page. */
export default function NotFoundScreen() {
  const { homeTiles } = useCopy(screensCopy);
  if (useCapabilities().isPaged) {
    return (
      <KioskStart picture={<Scene name="lostThread" />} tiles={<ReasonTiles copy={homeTiles} />}>
        <div>
          <Message />
        </div>
      </KioskStart>
    );
  }
  return (
    <>
      <div className="@container">
        <div className="page-column grid items-center gap-x-16 gap-y-10 py-12 @min-[44rem]:grid-cols-[6fr_5fr] @min-[50rem]:pb-16">
          <div>
            <Message />
          </div>
          <Scene name="lostThread" className="w-full" />
        </div>
      </div>
      <Section background="deep" title={homeTiles.label} className="print:hidden">
        <ReasonCards reasons={homeTiles.tiles} />
      </Section>
    </>
  );
}
