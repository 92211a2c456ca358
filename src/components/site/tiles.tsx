import type { ReactNode } from 'react';

/** The width of a tile, by the number of tiles: few are in one column, and many in three. */
const shares = ['', '[--tile:100%]', '[--tile:100%]', '[--tile:100%]', '[--tile:34%]', '[--tile:30%]'];

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
        <ul className={`tiles ${shares[Math.min(children.length, 5)]}`}>{children}</ul>
      </div>
      {foot}
    </nav>
  );
}
