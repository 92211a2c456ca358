import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { Scene, type SceneName } from './scenes/scene';

/** As high as the words allow; where that is very little, they have all of the tile. */
export const tilePicture = 'tile-picture fitted-picture @max-[10rem]:hidden';

interface PictureTileProps {
  to: To;
  scene: SceneName;
  children: ReactNode;
}

/** A tile of the kiosk that fills its row: its words, and a picture beside or above them that takes the room they leave. */
export function PictureTile({ to, scene, children }: PictureTileProps) {
  return (
    <Link to={to} className="picture-tile">
      <div className={tilePicture}>
        <Scene name={scene} isFramed={false} className="overflow-hidden rounded-control" />
      </div>
      <span className="min-w-min text-balance">{children}</span>
    </Link>
  );
}
