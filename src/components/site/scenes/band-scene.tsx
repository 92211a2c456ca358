import { Scene, type SceneName } from './scene';

/** A picture of people at the end of a wide band, where the page's column ends, or below its text on phones. */
export function BandScene({ name }: { name: SceneName }) {
  return (
    <div className="page-column grid h-full content-center @max-[64rem]:mt-8 @min-[44rem]:@max-[64rem]:hidden @min-[64rem]:ps-0 @min-[64rem]:pe-[max(4cqi,(100cqi-78rem)/2+3rem)]">
      <Scene name={name} className="max-w-md" />
    </div>
  );
}
