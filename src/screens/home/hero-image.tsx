import { type ReactNode, useState } from 'react';
import { imageSource } from '@/components/site/image-source';
import { useCapabilities } from '@/host/capabilities';

/** From edge to edge, after the tiles. */
const belowTiles =
  'relative *:absolute *:inset-0 portrait:mx-[calc(50%-50vw)] portrait:mb-6 portrait:min-h-[20dvh] portrait:grow';

/** Beside the tiles, whose pictures make up for the weave; with Lower screen, that is above the line. */
const besideTiles = {
  image: 'landscape:mb-4 landscape:h-[14dvh] landscape:overflow-hidden landscape:rounded-card',
  weave: 'in-data-lower:hidden landscape:hidden',
};

const besideText =
  'h-64 @min-[36rem]:h-96 @min-[46rem]:absolute @min-[46rem]:end-0 @min-[46rem]:h-full @min-[46rem]:w-[42%]';

/** The image that staff chose, or the children if it cannot be shown. */
export function HeroImage({ image, children }: { image: string; children: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  const { hasDock } = useCapabilities();
  const source = imageSource(image);
  const shown = source.kind === 'image' && image !== broken ? source.src : undefined;
  return (
    <div
      className={`hero print:hidden ${hasDock ? `${belowTiles} ${besideTiles[shown ? 'image' : 'weave']}` : besideText}`}
    >
      {shown ? (
        <img src={shown} alt="" className="h-full w-full object-cover" onError={() => setBroken(image)} />
      ) : (
        children
      )}
    </div>
  );
}
