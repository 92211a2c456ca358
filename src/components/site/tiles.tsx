import type { ReactNode } from 'react';

/** The widths of tiles. Their pictures are above the words where they are high or narrow. */
const inOneColumn = '[--tile:100%]';
const inTwoColumns = '[--tile:34%] [@media(min-height:600px)]:pictures-above';
const inThreeColumns =
  '[--tile:34%] portrait:[--tile:30%] portrait:pictures-above @min-[36rem]:[--tile:30%] @min-[36rem]:pictures-above';

interface TilesProps {
  label: string;
  /** Apart from the tiles. */
  foot?: ReactNode;
  /** One for each tile, as list items. */
  children: readonly ReactNode[];
}

/** Large tiles that share the height of the kiosk's first page. */
export function Tiles({ label, foot, children }: TilesProps) {
  const few = children.length < 4 ? inOneColumn : inTwoColumns;
  return (
    <nav aria-label={label} className="contents font-bold leading-tight">
      <div className="@container flex">
        <ul className={`tiles ${children.length > 4 ? inThreeColumns : few}`}>{children}</ul>
      </div>
      {foot}
    </nav>
  );
}
