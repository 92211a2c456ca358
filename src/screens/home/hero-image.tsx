import { type ReactNode, useState } from 'react';
import { imageSource } from '@/components/site/image-source';
import { useCapabilities } from '@/host/capabilities';

/** From edge to edge, after the tiles. A wide display has no room for it there. */
const belowTiles = 'mx-[calc(50%-50vw)] mb-6 h-(--hero-height,20dvh) landscape:hidden';

const besideText =
  'h-64 @min-[36rem]:h-96 @min-[46rem]:absolute @min-[46rem]:end-0 @min-[46rem]:h-full @min-[46rem]:w-[42%]';

/** The image that staff chose, or the children if it cannot be shown. */
export function HeroImage({ image, children }: { image: string; children: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  const { hasDock } = useCapabilities();
  const source = imageSource(image);
  return (
    <div className={`hero print:hidden ${hasDock ? belowTiles : besideText}`}>
      {source.kind === 'image' && image !== broken ? (
        <img
          src={source.src}
          alt=""
          className="h-full w-full object-cover"
          onError={() => setBroken(image)}
        />
      ) : (
        children
      )}
    </div>
  );
}
