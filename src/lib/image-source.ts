/** The image to show for an address that staff entered. */
type ImageSource =
  /** The bundled weave, which Home renders itself. */
  | { kind: 'weave' }
  | { kind: 'image'; src: string }
  /** The image is kept as entered, but not shown. */
  | { kind: 'withheld'; reason: 'network' | 'unknown' };

const BUNDLED_WEAVE = 'weave.svg';

/** Matches pictures made of pixels: an SVG can keep a page busy without end. */
const pixels = /^data:image\/(?:avif|gif|jpe?g|png|webp)[;,]/i;

/** Decides what to show for an image address: only the bundled weave and `data:` pixel images, since nothing is requested. */
export function imageSource(address: string): ImageSource {
  const src = address.trim();
  if (src === '' || src === BUNDLED_WEAVE) return { kind: 'weave' };
  if (pixels.test(src)) return { kind: 'image', src };
  if (/^(https?|ftp):|^\/\//i.test(src)) return { kind: 'withheld', reason: 'network' };
  return { kind: 'withheld', reason: 'unknown' };
}
