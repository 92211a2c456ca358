import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { IconId } from '@/content/icons';

/** A part of a screen, and the icon on its tile. */
export interface ScreenPart {
  /** The `data-anchor` of its heading, which has `tabIndex={-1}`. */
  anchor: string;
  title: string;
  icon: IconId;
}

interface PartTilesProps {
  label: string;
  parts: readonly ScreenPart[];
}

/** The parts of a screen as large tiles, for a display that is touched: under their icons where it is tall, else beside. */
export default function PartTiles({ label, parts }: PartTilesProps) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="@container flex grow flex-col landscape:@min-[44rem]:@max-[68rem]:col-span-2"
    >
      <p id={id} className="font-bold">
        {label}
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-4 portrait:@min-[30rem]:grow portrait:@min-[30rem]:auto-rows-fr @min-[30rem]:grid-cols-2 @min-[30rem]:*:last:odd:col-span-2 landscape:@min-[54rem]:grid-cols-3">
        {parts.map(({ anchor, title, icon }) => (
          <li key={anchor}>
            <Link
              to={{ hash: anchor }}
              className="flex h-full items-stretch overflow-hidden rounded-card border-2 border-ink bg-card text-2xl leading-tight font-bold portrait:@min-[30rem]:flex-col portrait:@min-[30rem]:text-[min(1.875rem,max(1.5rem,3.6vw))]"
            >
              <span className="grid min-w-20 place-items-center bg-paper-deep px-4 py-3 text-primary portrait:@min-[30rem]:grow">
                <Icon
                  id={icon}
                  className="size-9 portrait:@min-[30rem]:size-[clamp(2.25rem,(var(--part-height)-58rem)*999,6rem)]"
                />
              </span>
              <span className="grow content-center px-5 py-3 portrait:@min-[30rem]:grow-0">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
