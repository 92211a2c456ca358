import type { ReactNode } from 'react';

/** The widths of tiles. Their pictures are above the words where they are high or narrow. */
const inOneColumn = '[--tile:100%]';
const twoInOneColumn = '[--tile:100%] [--tile-picture:0_1_60%]';
const inTwoColumns = '[--tile:34%] [@media(min-height:600px)]:pictures-above';
const inThreeColumns =
  '[--tile:34%] portrait:[--tile:30%] portrait:pictures-above @min-[36rem]:[--tile:30%] @min-[36rem]:pictures-above';

function layoutOf(count: number): string {
  if (count > 4) return inThreeColumns;
  if (count === 4) return inTwoColumns;
  return count === 3 ? inOneColumn : twoInOneColumn;
}

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
        <ul className={`tiles ${layoutOf(children.length)}`}>{children}</ul>
      </div>
      {foot}
    </nav>
  );
}
