import type { ReactNode } from 'react';
import { WayTiles } from '@/components/site/way-tiles';
import { useCopy } from '@/language';

interface HeroWithTilesProps {
  text: ReactNode;
  picture: ReactNode;
  actions: ReactNode;
}

/**
 * The hero above a dock. Its first page has the tiles where everyone reaches them: below the text on a tall display, whose
 * upper part is too high for some, and beside it on a wide one.
 */
export default function HeroWithTiles({ text, picture, actions }: HeroWithTilesProps) {
  const { homeTiles, home } = useCopy<'screens'>();
  return (
    <div className="wrap grid gap-x-16 wrap-anywhere landscape:min-h-(--part-height) landscape:grid-cols-2 landscape:grid-rows-[auto_1fr]">
      <div className="flex min-h-(--part-height) flex-col landscape:contents">
        <div className="grid min-h-(--above-reach) grow content-center py-6 landscape:py-[clamp(0.75rem,(var(--part-height)-36rem)*999,1.5rem)]">
          {text}
        </div>
        <div className="landscape:row-span-2 landscape:row-start-1 landscape:col-start-2 landscape:self-start landscape:pt-3 landscape:pb-6">
          <WayTiles copy={homeTiles} />
        </div>
      </div>
      <section
        aria-label={home.heroActions.support}
        className="pb-8 portrait:pt-6 portrait:flex portrait:min-h-(--part-height) portrait:flex-col"
      >
        {picture}
        {actions}
      </section>
    </div>
  );
}
