import { DeferredContent } from '@/components/site/deferred-content';
import { Drawing } from '@/components/ui/drawing';
import blanket from './blanket.svg?raw';
import bus from './bus.svg?raw';
import dance from './dance.svg?raw';
import desk from './desk.svg?raw';
import garden from './garden.svg?raw';
import kitchen from './kitchen.svg?raw';
import lostThread from './lost-thread.svg?raw';
import meeting from './meeting.svg?raw';
import phone from './phone.svg?raw';
import pictureBoard from './picture-board.svg?raw';
import quietRoom from './quiet-room.svg?raw';
import ramp from './ramp.svg?raw';
import run from './run.svg?raw';

const drawings = {
  blanket,
  bus,
  dance,
  desk,
  garden,
  kitchen,
  lostThread,
  meeting,
  phone,
  pictureBoard,
  quietRoom,
  ramp,
  run,
};

export type SceneName = keyof typeof drawings;

interface SceneProps {
  name: SceneName;
  /** Gives the picture its width; it is three quarters as high. */
  className?: string;
  /** False where the picture fills the edge of a card, which has a border of its own. */
  isFramed?: boolean;
}

/** A picture of people, in the colors of the theme. Hidden from screen readers: the text beside it does not need it. */
export function Scene({ name, className = '', isFramed = true }: SceneProps) {
  return (
    <div aria-hidden="true" className={`scene aspect-4/3 print:hidden rtl:-scale-x-100 ${className}`}>
      <DeferredContent>
        <Drawing
          svg={drawings[name]}
          className={`block h-full overflow-hidden ${isFramed ? 'rounded-card border-2 border-ink' : ''}`}
        />
      </DeferredContent>
    </div>
  );
}
