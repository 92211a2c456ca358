import type { ReactNode } from 'react';

/** The width of a tile, by the number of tiles: few are in one column, and many in three if their pictures are above. */
const inThree = '[--tile:34%] portrait:[--tile:30%] @min-[36rem]:[--tile:30%]';
const shares = ['', '[--tile:100%]', '[--tile:100%]', '[--tile:100%]', '[--tile:34%]', inThree];

/** Four are higher than others. */
const pictures = 'portrait:pictures-above @min-[36rem]:pictures-above';
const picturesOfFour = '[@media(min-height:600px)]:pictures-above';

interface TilesProps {
  label: string;
  /** Apart from the tiles. */
  foot?: ReactNode;
  /** One for each tile, as list items. */
  children: readonly ReactNode[];
}

/** Large tiles that share the height of the kiosk's first page. */
export function Tiles({ label, foot, children }: TilesProps) {
  return (
    <nav aria-label={label} className="contents font-bold leading-tight">
      <div className="@container flex">
        <ul
          className={`tiles ${shares[Math.min(children.length, 5)]} ${pictures} ${children.length === 4 ? picturesOfFour : ''}`}
        >
          {children}
        </ul>
      </div>
      {foot}
    </nav>
  );
}
