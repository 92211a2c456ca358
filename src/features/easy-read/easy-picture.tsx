import type { PictureId } from '@/content/pictures';
import { pictures } from './pictures';

/** A picture beside what it shows in words, hidden from screen readers. Its size does not depend on the text's. */
export function EasyPicture({ id }: { id: PictureId }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
      className="picture size-[80px] shrink-0 @min-[36rem]:size-[96px]"
    >
      {pictures[id].map(([path, fill]) => (
        <path key={path} d={path} data-goal={fill} />
      ))}
    </svg>
  );
}
