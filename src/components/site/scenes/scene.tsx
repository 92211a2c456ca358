import { DeferredContent } from '@/components/site/deferred-content';
import { useSiteFolder } from '@/components/site/site-folder';

/** The pictures, each in a file of its own, in a folder beside the pages (resources/hosting/public/scenes). */
export const sceneNames = [
  'bakery',
  'blanket',
  'bus',
  'dance',
  'desk',
  'garden',
  'kitchen',
  'lostThread',
  'mailbox',
  'map',
  'meeting',
  'phone',
  'pictureBoard',
  'quietRoom',
  'ramp',
  'run',
] as const;

export type SceneName = (typeof sceneNames)[number];

interface SceneProps {
  name: SceneName;
  /** Gives the picture its width; it is three quarters as high. */
  className?: string;
  /** Whether the picture has a frame; not along the edge of a card, which has a border of its own. */
  isFramed?: boolean;
}

const addressOf = (folder: string, name: SceneName) => `${folder}scenes/${name}.svg`;

/** Fetches the pictures of all screens from a site's folder. Servers let browsers keep them for a day (resources/hosting). */
export function fetchScenes(folder: string): void {
  for (const name of sceneNames) new Image().src = addressOf(folder, name);
}

/** A picture of people, in the colors of the theme. Hidden from screen readers: the text beside it does not need it. */
export function Scene({ name, className = '', isFramed = true }: SceneProps) {
  const folder = useSiteFolder();
  return (
    <div aria-hidden="true" className={`scene aspect-4/3 print:hidden rtl:-scale-x-100 ${className}`}>
      <DeferredContent>
        <span
          className={`block h-full overflow-hidden ${isFramed ? 'rounded-card border-2 border-ink' : ''}`}
        >
          <svg aria-hidden="true" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">
            <use href={`${addressOf(folder, name)}#scene`} />
          </svg>
        </span>
      </DeferredContent>
    </div>
  );
}
