import { useEffect, useState } from 'react';
import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { DeferredContent } from '@/components/site/deferred-content';
import { Weave } from '@/components/site/weave/weave';
import type { Hero } from '@/content/types';
import { heroTitleFallback } from '@/copy/editable';
import { home } from '@/copy/home';
import { useCapabilities } from '@/host/capabilities';
import { visibleText } from '@/lib/visible-text';
import { HeroImage } from './hero-image';

/** A title with more characters is as small as a section's heading, or it would fill the first view. */
const LONG_TITLE = 60;

/** Whether the weave has woven itself since the page was loaded. */
let hasWoven = false;

/** The hero: the title, subtitle and image that staff edit, and two calls to action. */
export function HeroBanner({ hero }: { hero: Hero }) {
  const { hasDock } = useCapabilities();
  const [weaves] = useState(!hasWoven);
  useEffect(() => {
    hasWoven = true;
  }, []);
  const title = visibleText(hero.title) || heroTitleFallback;
  return (
    <div className="@container">
      <div className="relative grid overflow-hidden">
        <div
          className={`wrap grid @min-[64rem]:grid-cols-[1fr_1fr] ${hasDock ? '' : '@min-[64rem]:min-h-150'}`}
        >
          <div className="self-center py-12 wrap-anywhere @min-[64rem]:py-16 print:py-4">
            <h1
              tabIndex={-1}
              className={
                title.length > LONG_TITLE ? 'text-[min(clamp(1.875rem,1.5rem+1.6vw,2.625rem),13.5vw)]' : ''
              }
            >
              {title}
            </h1>
            {hero.subtitle.trim() && (
              <p className="mt-5 max-w-lg whitespace-pre-line text-xl text-ink-soft">{hero.subtitle}</p>
            )}
            <ActionGroup reachUs={home.heroReachUs} size="compact" className="mt-8">
              <div className="mt-6 flex flex-wrap gap-3">
                <ActionButton>{home.heroActions.support}</ActionButton>
                <ActionButton>{home.heroActions.story}</ActionButton>
              </div>
            </ActionGroup>
          </div>
        </div>
        <HeroImage image={hero.image}>
          <DeferredContent>
            <Weave className={`h-full w-full rtl:-scale-x-100 ${weaves ? 'weaves relative' : ''}`} />
          </DeferredContent>
        </HeroImage>
      </div>
    </div>
  );
}
