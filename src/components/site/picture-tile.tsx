import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { Scene, type SceneName } from './scenes/scene';

interface PictureTileProps {
  to: To;
  scene: SceneName;
  children: ReactNode;
}

/**
 * A tile of the kiosk that fills its row. Its words are beside the picture, or below one that takes half of the tile:
 * `--tile-picture` is the width that the stop has room for.
 */
export function PictureTile({ to, scene, children }: PictureTileProps) {
  return (
    <Link
      to={to}
      className="flex h-full flex-wrap items-center justify-center gap-x-3 rounded-card border-2 border-ink bg-card p-2 low:gap-x-2 low:p-1 leading-tight font-bold"
    >
      <Scene
        name={scene}
        isFramed={false}
        className="w-[min(100%,max(2.5rem,var(--tile-picture)))] low:w-[max(2rem,var(--tile-picture))] overflow-hidden rounded-control"
      />
      <span className="flex-1 basis-[52%] px-2 py-1.5 text-balance low:basis-0 low:px-1 low:py-0">
        {children}
      </span>
    </Link>
  );
}
