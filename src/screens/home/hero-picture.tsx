import { type ReactNode, useState } from 'react';
import { pictureSource } from '@/components/site/picture-source';

/** Staff's picture where it can be drawn, else the weave that is given as its child. */
export function HeroPicture({ image, children }: { image: string; children: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  const picture = pictureSource(image);
  const drawn = picture.kind === 'picture' && image !== broken;
  return (
    <div className="h-64 print:hidden @min-[36rem]:h-96 @min-[48rem]:h-144 @min-[64rem]:absolute @min-[64rem]:inset-y-0 @min-[64rem]:end-0 @min-[64rem]:h-full @min-[64rem]:w-[51%]">
      {drawn ? (
        <img
          src={picture.source}
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
