import type { ReactNode } from 'react';
import { ReachUs } from '@/components/site/reach-us';
import { WayTiles } from '@/components/site/way-tiles';
import type { Hero } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { HeroImage } from './hero-image';
import { HeroText } from './hero-text';

/** On a tall display, after the tiles and from edge to edge. */
const belowTiles =
  'relative *:absolute *:inset-0 portrait:mx-[calc(50%-50vw)] portrait:mb-6 portrait:min-h-[20dvh] portrait:grow';

/** On a wide one, or with Lower screen, there is room for an image only; the pictures of the tiles make up for the weave. */
const besideTiles =
  'landscape:mb-4 landscape:h-[14dvh] landscape:overflow-hidden landscape:rounded-card landscape:not-has-[img]:hidden not-has-[img]:in-data-lower:hidden';

const besideText =
  'landscape:min-h-(--stop-height) landscape:grid-cols-2 low:content-start low:grid-cols-1! low:@min-[34rem]:grid-cols-[3fr_5fr]!';

const inColumn =
  'landscape:col-start-2 landscape:row-span-2 landscape:row-start-1 landscape:self-start low:col-span-full! low:row-auto! low:self-stretch!';

/** What the title leaves of a low display, where it may have two lines if that is held upright. */
const belowTitle =
  'low:min-h-[calc(var(--stop-height)-1.25rem)]! low:portrait:min-h-[calc(var(--stop-height)-4rem)]! low:py-1!';

/** On a low display. */
const textAfterTiles = 'low:contents low:*:first:col-span-full low:*:not-first:order-1';

interface KioskHeroProps {
  hero: Hero;
  weave: ReactNode;
  actions: ReactNode;
}

/**
 * The hero in the kiosk. Its first stop has the tiles where everyone reaches them: below the text on a tall display, whose
 * upper part is too high for some, and beside it on a wide one. A low display has room for the title and the tiles; the text
 * and the ways to reach the foundation are beside each other on the next page.
 */
export default function KioskHero({ hero, weave, actions }: KioskHeroProps) {
  const { homeTiles, home, reachUs } = useCopy(screensCopy);
  return (
    <div className="@container">
      <div className={`wrap grid gap-x-16 low:gap-x-6 wrap-anywhere ${besideText}`}>
        <div className="flex min-h-(--stop-height) flex-col landscape:contents low:contents">
          <div
            className={`grid min-h-(--above-reach) content-center py-6 landscape:py-[clamp(0.75rem,(var(--stop-height)-36rem)*999,1.5rem)] ${textAfterTiles}`}
          >
            <HeroText
              hero={hero}
              titleSize="text-[min(5.25rem,10vw)] landscape:text-[clamp(2.5rem,(var(--stop-height)-36rem)*999,min(4.5rem,4.5vw))] low:text-[1.4rem]! low:mt-1"
              subtitleWidth="measure"
            />
          </div>
          <div
            className={`flex grow flex-col pb-4 landscape:min-h-(--stop-height) landscape:py-3 ${inColumn} ${belowTitle}`}
          >
            <WayTiles copy={homeTiles} />
          </div>
        </div>
        <section
          aria-label={home.heroActions.support.label}
          className="pb-8 low:stop-zoom low:stop low:order-1 low:*:last:mt-4! portrait:pt-6 portrait:flex portrait:min-h-(--stop-height) portrait:flex-col"
        >
          <HeroImage image={hero.image} className={`${belowTiles} ${besideTiles}`}>
            {weave}
          </HeroImage>
          <ReachUs copy={reachUs} size="compact" />
          {actions}
        </section>
      </div>
    </div>
  );
}
