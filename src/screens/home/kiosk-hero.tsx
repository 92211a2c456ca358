import type { ReactNode } from 'react';
import { KioskStart, ReachNow } from '@/components/site/kiosk-start';
import { ReasonTiles } from '@/components/site/reason-tiles';
import { Scene } from '@/components/site/scenes/scene';
import type { Hero } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { HeroImage } from './hero-image';
import { HeroSubtitle, HeroTitle } from './hero-text';

interface KioskHeroProps {
  hero: Hero;
  weave: ReactNode;
  actions: ReactNode;
}

/** Shows the hero in the kiosk: the number and what visitors come for on the first page, and then the rest. */
export default function KioskHero({ hero, weave, actions }: KioskHeroProps) {
  const { home, homeTiles, reachUs } = useCopy(screensCopy);
  return (
    <>
      <KioskStart
        picture={
          <HeroImage image={hero.image} className="h-full overflow-hidden rounded-card">
            {weave}
          </HeroImage>
        }
        tiles={<ReasonTiles copy={homeTiles} />}
      >
        <HeroTitle hero={hero} size="first-title" />
        <ReachNow copy={reachUs} />
      </KioskStart>
      <section
        aria-labelledby="start"
        className="page-column flex break-inside-avoid items-start justify-between gap-x-10 py-(--section-padding) tight:[--button-padding:0.3em]"
      >
        <div>
          <h2 id="start" className="mb-2">
            {home.start.title}
          </h2>
          <HeroSubtitle hero={hero} className="max-w-reading" />
          {actions}
        </div>
        <Scene
          name="garden"
          className="w-[calc(var(--scene-share,0.6)*var(--page-height))] portrait:hidden [@media(max-height:999px)]:hidden"
        />
      </section>
    </>
  );
}
