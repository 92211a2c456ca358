import { type ReactNode, useState } from 'react';
import { imageSource } from '@/lib/image-source';

interface HeroImageProps {
  image: string;
  className: string;
  children: ReactNode;
}

/** Shows the image that staff chose, or the children if it cannot be shown. */
export function HeroImage({ image, className, children }: HeroImageProps) {
  const [broken, setBroken] = useState<string>();
  const source = imageSource(image);
  const shown = source.kind === 'image' && image !== broken ? source.src : undefined;
  return (
    <div className={`hero print:hidden ${className}`}>
      {shown ? (
        <img src={shown} alt="" className="h-full w-full object-cover" onError={() => setBroken(image)} />
      ) : (
        children
      )}
    </div>
  );
}
