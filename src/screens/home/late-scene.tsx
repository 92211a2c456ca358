import type { SceneName } from '@/components/site/scenes/scene';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { lazyPart } from '@/lib/lazy-part';

/** The pictures of people, which Home can wait for. */
export const scenes = lazyPart(async () => ({
  default: (await import('@/components/site/scenes/scene')).Scene,
}));

interface LateSceneProps {
  name: SceneName;
  className?: string;
  /** See {@link Scene}. */
  isFramed?: boolean;
}

/** A picture that arrives after the page, whose size is limited. Its room is kept; without scripts, it is an image. */
export function LateScene({ name, className = '', isFramed }: LateSceneProps) {
  const Scene = useLazyPart(scenes, false);
  return (
    <div className={`aspect-4/3 ${className}`}>
      {Scene ? (
        <Scene name={name} isFramed={isFramed} />
      ) : (
        <noscript>
          {/* resources/build/scene-images.ts writes it. */}
          <img src={`scenes/${name}.svg`} alt="" />
        </noscript>
      )}
    </div>
  );
}
