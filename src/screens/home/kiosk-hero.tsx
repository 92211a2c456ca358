import type { ReactNode } from 'react';
import { WayTiles } from '@/components/site/way-tiles';
import type { Hero } from '@/content/types';
import { useCopy } from '@/language';
import { HeroImage } from './hero-image';
import { HeroText } from './hero-text';

/** On a tall display, after the tiles and from edge to edge. */
const belowTiles =
  'relative *:absolute *:inset-0 portrait:mx-[calc(50%-50vw)] portrait:mb-6 portrait:min-h-[20dvh] portrait:grow';

/** On a wide one, or with Lower screen, there is room for an image only; the pictures of the tiles make up for the weave. */
const besideTiles =
  'landscape:mb-4 landscape:h-[14dvh] landscape:overflow-hidden landscape:rounded-card landscape:not-has-[img]:hidden not-has-[img]:in-data-lower:hidden';

interface KioskHeroProps {
  hero: Hero;
  weave: ReactNode;
  actions: ReactNode;
}

/**
 * The hero in the kiosk. Its first stop has the tiles where everyone reaches them: below the text on a tall display, whose
 * upper part is too high for some, and beside it on a wide one.
 */
export default function KioskHero({ hero, weave, actions }: KioskHeroProps) {
  const { homeTiles, home } = useCopy<'screens'>();
  return (
    <div className="wrap grid gap-x-16 wrap-anywhere landscape:min-h-(--stop-height) landscape:grid-cols-2 landscape:grid-rows-[auto_1fr]">
      <div className="flex min-h-(--stop-height) flex-col landscape:contents">
        <div className="grid min-h-(--above-reach) grow content-center py-6 landscape:py-[clamp(0.75rem,(var(--stop-height)-36rem)*999,1.5rem)]">
          <HeroText
            hero={hero}
            titleSize="text-[min(5.25rem,10vw)] landscape:text-[clamp(2.5rem,(var(--stop-height)-36rem)*999,min(4.5rem,4.5vw))]"
            subtitleWidth="measure"
          />
        </div>
        <div className="landscape:row-span-2 landscape:row-start-1 landscape:col-start-2 landscape:self-start landscape:pt-3 landscape:pb-6">
          <WayTiles copy={homeTiles} />
        </div>
      </div>
      <section
        aria-label={home.heroActions.support}
        className="pb-8 portrait:pt-6 portrait:flex portrait:min-h-(--stop-height) portrait:flex-col"
      >
        <HeroImage image={hero.image} className={`${belowTiles} ${besideTiles}`}>
          {weave}
        </HeroImage>
        {actions}
      </section>
    </div>
  );
}
