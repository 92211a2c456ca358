import { isSmallEnough } from '@/content/logo';

/** The types of pixel pictures, by file extension. Leaves out SVG: even a small one can keep the page busy without end. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The largest picture to open, in bytes and in pixels of a side: a small file can have pixels that take gigabytes. */
const MAX_PICTURE = 5_000_000;
const MAX_SIDE = 8_000;

/** The longer sides of a logo in pixels, largest first. */
const sides = [512, 256, 128];

/** Reads a file as a `data:` address. Its extension tells the type, because systems name types differently. */
function dataOf(file: File): Promise<string> {
  const [, type] = Object.entries(pictureTypes).find(([end]) => file.name.toLowerCase().endsWith(end)) ?? [];
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file.slice(0, file.size, type ?? 'application/octet-stream'));
  });
}

/** Loads a picture to read its size, which does not decode its pixels. */
function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('This is not a picture that the browser can show.'));
    image.src = src;
  });
}

/** Makes a `data:` PNG of a picture: of at most 512 pixels on its longer side, and fewer if it has too many bytes. */
export async function rasterizeLogo(file: File): Promise<{ logo: string } | 'tooLarge' | 'unreadable'> {
  if (file.size > MAX_PICTURE) return 'tooLarge';
  const image = await dataOf(file)
    .then(load)
    .catch(() => undefined);
  if (!image) return 'unreadable';
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.max(width, height) > MAX_SIDE) return 'tooLarge';
  // Decodes the whole picture, which unlike an image on the page fails for a picture that was cut short.
  const pixels = await createImageBitmap(file).catch(() => undefined);
  if (!pixels) return 'unreadable';
  const canvas = document.createElement('canvas');
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(width, height));
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(pixels, 0, 0, canvas.width, canvas.height);
    const logo = canvas.toDataURL('image/png');
    if (isSmallEnough(logo)) return { logo };
  }
  return 'tooLarge';
}
