import { useEffect, useState } from 'react';
import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { DeferredContent } from '@/components/site/deferred-content';
import { InLanguage } from '@/components/site/in-language';
import { Weave } from '@/components/site/weave/weave';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import type { Hero } from '@/content/types';
import { useCapabilities } from '@/host/capabilities';
import { useCopy, withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import { visibleText } from '@/lib/visible-text';
import { HeroImage } from './hero-image';

/** A title with more characters is as small as a section's heading, or it would fill the first view. */
const LONG_TITLE = 60;

/** Short enough for the narrowest frame, which would else look different until scripts have measured it. */
const LOOSE = 0.19;

/** The layout with tiles, which only the kiosk has. */
const heroWithTiles = lazyPart(() => withCopy('screens', import('./hero-with-tiles')));

/** Whether the weave has woven itself since the page was loaded. */
let hasWoven = false;

/** The hero: the title, subtitle and image that staff edit, and two calls to action. */
export function HeroBanner({ hero }: { hero: Hero }) {
  const { common, heroTitleFallback, home } = useCopy();
  const { hasDock } = useCapabilities();
  const HeroWithTiles = useLazyPart(heroWithTiles, hasDock);
  const [weaves] = useState(!hasWoven);
  useEffect(() => {
    hasWoven = true;
  }, []);
  const title = visibleText(hero.title) || heroTitleFallback;
  const text = (
    <>
      <h1
        lang={hero.languages?.title}
        tabIndex={-1}
        className={
          title.length > LONG_TITLE
            ? 'text-[min(clamp(1.875rem,1.5rem+1.6vw,2.625rem),13.5vw)]'
            : hasDock
              ? 'text-[min(5.25rem,10vw)] landscape:text-[clamp(2.5rem,(var(--part-height)-36rem)*999,min(4.5rem,4.5vw))]'
              : ''
        }
      >
        {title}
      </h1>
      {hero.subtitle.trim() && (
        <p
          lang={hero.languages?.subtitle}
          className={`mt-5 whitespace-pre-line text-xl text-ink-soft ${hasDock ? 'measure' : 'max-w-lg'}`}
        >
          {hero.subtitle}
        </p>
      )}
      <InLanguage of={hero} copy={common.inLanguage} />
    </>
  );
  const actions = (
    <ActionGroup reachUs={home.heroReachUs} size="compact" className={hasDock ? '' : 'mt-8 print:hidden'}>
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton>{home.heroActions.support}</ActionButton>
        <ActionButton>{home.heroActions.story}</ActionButton>
      </div>
    </ActionGroup>
  );
  const picture = (
    <HeroImage image={hero.image}>
      <DeferredContent>
        <Weave
          loose={LOOSE}
          className={`h-full w-full rtl:-scale-x-100 ${weaves ? 'weaves relative' : ''}`}
        />
      </DeferredContent>
    </HeroImage>
  );
  if (HeroWithTiles) return <HeroWithTiles text={text} picture={picture} actions={actions} />;
  return (
    <div className="@container">
      <div className="relative grid overflow-hidden">
        <div className="wrap grid @min-[46rem]:min-h-150 print:block print:min-h-0 @min-[46rem]:grid-cols-[7fr_5fr]">
          <div className="self-center py-12 wrap-anywhere print:py-4">
            {text}
            {actions}
          </div>
        </div>
        {picture}
      </div>
    </div>
  );
}
