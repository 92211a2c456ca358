import type { To } from 'react-router-dom';
import { CrisisLink, type CrisisLinkCopy } from './kiosk-start';
import { Scene, type SceneName } from './scenes/scene';
import { Tiles } from './tiles';

interface ReasonTilesProps {
  copy: {
    label: string;
    tiles: readonly { title: string; scene: SceneName; to: To }[];
    /** The band for help in a crisis, if there is a crisis line. */
    crisis?: CrisisLinkCopy | undefined;
  };
}

/** The most frequent reasons to visit, as large tiles with a picture; help in a crisis has a band of its own. */
export function ReasonTiles({ copy: { label, tiles, crisis } }: ReasonTilesProps) {
  return (
    <Tiles
      label={label}
      tiles={tiles.map(({ title, scene, to }) => ({
        id: scene,
        to,
        title,
        picture: <Scene name={scene} isFramed={false} />,
      }))}
      foot={crisis && <CrisisLink copy={crisis} />}
    />
  );
}
