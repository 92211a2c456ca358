import type { PictureId } from '@/content/pictures';
import { people } from './people';
import { places } from './places';
import type { Picture } from './shapes';
import { things } from './things';

/** All pictures of Easy read. */
export const pictures: Readonly<Record<PictureId, Picture>> = { ...people, ...places, ...things };
