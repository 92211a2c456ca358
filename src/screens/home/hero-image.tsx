import { type ReactNode, useState } from 'react';
import { imageSource } from '@/lib/image-source';

interface HeroImageProps {
  image: string;
  className: string;
  /** The further classes of an image. */
  imageClassName?: string;
  /** The further classes of the children. */
  fallbackClassName?: string;
  children: ReactNode;
}

/** Shows the image that staff chose, or the children if it cannot be shown. */
export function HeroImage({
  image,
  className,
  imageClassName = '',
  fallbackClassName = '',
  children,
}: HeroImageProps) {
  const [broken, setBroken] = useState<string>();
  const source = imageSource(image);
  const shown = source.kind === 'image' && image !== broken ? source.src : undefined;
  return (
    <div className={`hero print:hidden ${className} ${shown ? imageClassName : fallbackClassName}`}>
      {shown ? (
        <img src={shown} alt="" className="h-full w-full object-cover" onError={() => setBroken(image)} />
      ) : (
        children
      )}
    </div>
  );
}
