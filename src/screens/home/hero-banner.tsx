import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { DeferredContent } from '@/components/site/deferred-content';
import { Weave } from '@/components/site/weave/weave';
import type { Hero } from '@/content/types';
import { heroTitleFallback } from '@/copy/editable';
import { home } from '@/copy/home';
import { useHost } from '@/host/host-context';
import { visibleText } from '@/lib/visible-text';
import { HeroImage } from './hero-image';

/** The hero: the title, subtitle and image that staff edit, and two calls to action. */
export function HeroBanner({ hero }: { hero: Hero }) {
  // The kiosk's hero has a low, wide frame, whose shape the cloth takes.
  const shape = useHost().mode === 'kiosk' && { uprights: 160, loose: 0.1 };
  return (
    <div className="@container">
      <div className="relative grid overflow-hidden">
        <div className="wrap grid @min-[64rem]:min-h-150 @min-[64rem]:grid-cols-[1fr_1fr]">
          <div className="self-center py-12 wrap-anywhere @min-[64rem]:py-16 print:py-4">
            <h1 tabIndex={-1}>{visibleText(hero.title) || heroTitleFallback}</h1>
            {hero.subtitle.trim() && (
              <p className="mt-5 max-w-lg whitespace-pre-line text-xl text-ink-soft">{hero.subtitle}</p>
            )}
            <ActionGroup hint={home.heroHint} className="mt-8" hintClassName="max-w-lg">
              <div className="flex flex-wrap gap-3">
                <ActionButton variant="primary">{home.heroActions.support}</ActionButton>
                <ActionButton>{home.heroActions.story}</ActionButton>
              </div>
            </ActionGroup>
          </div>
        </div>
        <HeroImage image={hero.image}>
          <DeferredContent>
            <Weave {...shape} className="h-full w-full rtl:-scale-x-100" />
          </DeferredContent>
        </HeroImage>
      </div>
    </div>
  );
}
