import type { ReactNode } from 'react';
import { KioskStart } from '@/components/site/kiosk-start';
import { tilePicture } from '@/components/site/picture-tile';
import { Picture } from '@/components/site/pictures/picture';
import { Tiles } from '@/components/site/tiles';
import { WayTiles } from '@/components/site/way-tiles';
import { Link } from '@/components/ui/link';
import { useCopy } from '@/copy';
import type { PictureId } from '@/copy/pictures';
import { toolsCopy } from '@/copy/tools';

interface EasyKioskStartProps {
  /** The other parts of the screen; or none, and the ways to the other screens. */
  tiles: readonly { anchor: string; title: string; picture?: PictureId | undefined }[] | 'ways';
  children: ReactNode;
}

/** The first page of a screen in the kiosk: its beginning, and the choice of what comes next. */
export function EasyKioskStart({ tiles, children }: EasyKioskStartProps) {
  const { homeTiles, wayfinding } = useCopy(toolsCopy);
  return (
    <KioskStart
      tiles={
        tiles === 'ways' ? (
          <WayTiles copy={homeTiles} />
        ) : (
          <Tiles label={wayfinding.onThisPage}>
            {tiles.map(({ anchor, title, picture }) => (
              <li key={anchor}>
                <Link to={{ hash: anchor }} className="picture-tile [--picture-ratio:1]">
                  <div className={tilePicture}>
                    {picture && <Picture id={picture} className="aspect-square" />}
                  </div>
                  <span className="min-w-min">{title}</span>
                </Link>
              </li>
            ))}
          </Tiles>
        )
      }
    >
      {children}
    </KioskStart>
  );
}
