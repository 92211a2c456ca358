import type { ReactNode } from 'react';
import { KioskStart, ReachNow } from '@/components/site/kiosk-start';
import { Picture } from '@/components/site/pictures/picture';
import { ReasonTiles } from '@/components/site/reason-tiles';
import { Scene } from '@/components/site/scenes/scene';
import { Tiles } from '@/components/site/tiles';
import { useCopy } from '@/copy';
import { toolsCopy } from '@/copy/tools';

interface EasyKioskStartProps {
  /** The tiles: the other parts of the screen, none, or the reasons to visit. */
  tiles: readonly { anchor: string; title: string; picture?: string }[] | 'reasons';
  children: ReactNode;
}

/** Shows the first page of a screen in the kiosk: the beginning of the screen, and where to go next. */
export function EasyKioskStart({ tiles, children }: EasyKioskStartProps) {
  const { homeTiles, reachUs, wayfinding } = useCopy(toolsCopy);
  return (
    <KioskStart
      picture={<Scene name="meeting" />}
      tiles={
        tiles === 'reasons' ? (
          <ReasonTiles copy={homeTiles} />
        ) : (
          <Tiles
            label={wayfinding.onThisPage}
            tiles={tiles.map(({ anchor, title, picture }) => ({
              id: anchor,
              to: { hash: anchor },
              title,
              picture: picture && <Picture id={picture} className="aspect-square" />,
              isSquare: true,
            }))}
          />
        )
      }
    >
      {children}
      <ReachNow copy={reachUs} />
    </KioskStart>
  );
}
