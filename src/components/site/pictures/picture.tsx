import { Drawing } from '@/components/ui/drawing';
import { useStyles } from '@/components/ui/use-styles';
import styles from './picture.css?inline';
import drawings from './pictures.svg?raw';

/** Each picture, its shapes from back to front. The class is the goal whose color fills a shape; `goal-0` is paper. */
const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  [...drawings.matchAll(/<g id="(\w+)">(.*?)<\/g>/gs)].map(([, id, shapes]) => [
    id,
    `<svg viewBox="0 0 96 96">${shapes}</svg>`,
  ]),
);

/** Whether there is a picture of that name. */
export const isPicture = (name: string): boolean => Object.hasOwn(pictures, name);

/** The picture of an idea, on a screen with {@link usePictureStyles}. The text beside it says the same. */
export function Picture({ id, className }: { id: string; className: string }) {
  return <Drawing svg={pictures[id] ?? ''} className={`picture block shrink-0 ${className}`} />;
}

/** Applies the colors of the pictures while the component is mounted. */
export function usePictureStyles(): void {
  useStyles(styles);
}
