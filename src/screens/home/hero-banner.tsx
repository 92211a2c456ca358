import { useEffect, useState } from 'react';
import { DeferredContent } from '@/components/site/deferred-content';
import { ReasonCards } from '@/components/site/reason-cards';
import { useSiteRefs } from '@/components/site/site-refs';
import { Weave } from '@/components/site/weave/weave';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { Hero } from '@/content/document';
import { useCopy } from '@/copy';
import { Actions } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { firstViewEndId } from '@/lib/element-ids';
import { lazyModule } from '@/lib/lazy-module';
import { HeroImage } from './hero-image';
import { HeroSubtitle, HeroTitle } from './hero-text';

/** How long the loose part is: short enough for the narrowest frame, which would otherwise change once scripts measure it. */
const LOOSE = 0.19;

/** Puts the image beside the title, up to the edge of the window; in a narrow window, below everything. */
const besideTitle = [
  '@min-[46rem]:beside-title in-data-large-text:@min-[34rem]:beside-title',
  'in-data-large-text:@min-[34rem]:@max-[46rem]:w-[31%]',
].join(' ');

/** Keeps each half of the title on one line of a phone. */
const asWideAsPhones = '@max-[36rem]:text-[min(2.5rem,9.6cqi*var(--text-scale),12.3cqi,var(--title-max))]';

const kioskHero = lazyModule(() => import('./kiosk-hero'));

/** Shows the hero: the title, subtitle and image that staff edit, what visitors come for, and two calls to action. */
export function HeroBanner({ hero }: { hero: Hero }) {
  const { home, reasons } = useCopy();
  const { isPaged } = useCapabilities();
  const KioskHero = useLazyModule(kioskHero, isPaged);
  const [{ woven }] = useSiteRefs();
  const [weaves] = useState(!woven.current);
  useEffect(() => {
    woven.current = true;
  }, [woven]);
  const { support, story } = home.heroActions;
  const renderActions = (filled: 'first' | 'none') => (
    <Actions actions={[support, story]} filled={filled} className="mt-5 @min-[36rem]:mt-6" />
  );
  const weave = (
    <DeferredContent>
      <Weave loose={LOOSE} className={`h-full w-full rtl:-scale-x-100 ${weaves ? 'weaves relative' : ''}`} />
    </DeferredContent>
  );
  if (KioskHero) return <KioskHero hero={hero} weave={weave} actions={renderActions('none')} />;
  return (
    <div className="@container">
      <div className="grid overflow-hidden pt-10 @min-[46rem]:pt-9 print:pt-4">
        <div className="page-column wrap-anywhere col-start-1 row-start-1">
          <div className="@min-[46rem]:w-7/12 in-data-large-text:@min-[34rem]:@max-[46rem]:w-2/3 print:w-full">
            <HeroTitle hero={hero} size={asWideAsPhones} />
            <HeroSubtitle hero={hero} className="mt-3 max-w-2xl @min-[46rem]:pe-4 @min-[36rem]:mt-5" />
            {renderActions('first')}
          </div>
        </div>
        <div className="page-column pb-8 @min-[46rem]:pb-12 print:pb-4">
          <nav aria-label={reasons.label} className="mt-[28px] @min-[34rem]:mt-[40px] print:hidden">
            <div
              aria-hidden="true"
              className="mb-[12px] text-xl leading-tight font-bold text-balance @min-[34rem]:mb-[16px] @min-[46rem]:text-2xl"
            >
              {reasons.label}
            </div>
            <ReasonCards reasons={reasons.tiles} />
          </nav>
        </div>
        <HeroImage
          image={hero.image}
          className={besideTitle}
          imageClassName="h-64 @min-[36rem]:h-80"
          fallbackClassName="h-48 @max-[46rem]:mb-6 in-data-large-text:@max-[34rem]:hidden"
        >
          {weave}
        </HeroImage>
      </div>
      <div id={firstViewEndId} />
    </div>
  );
}
