import type { PictureId } from '@/content/pictures';
import { pictures } from './pictures';

/** A picture beside what it shows in words, hidden from screen readers. It grows with the text, as far as a phone has room. */
export function EasyPicture({ id }: { id: PictureId }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
      className="picture size-[max(80px,min(5rem,30vw))] shrink-0 @min-[36rem]:size-24 print:size-17"
    >
      {pictures[id].map(([path, fill]) => (
        <path key={path} d={path} data-goal={fill} />
      ))}
    </svg>
  );
}
