import { Scene, type SceneName } from './scene';

/** A picture of people at the end of a wide band, where the page's column ends. */
export function BandScene({ name }: { name: SceneName }) {
  return (
    <div className="grid h-full content-center pe-[max(4cqi,(100cqi-78rem)/2+3rem)]">
      <Scene name={name} />
    </div>
  );
}
