import { ArrowRight } from 'lucide-react';
import type { To } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { Scene, type SceneName } from './scenes/scene';

/** Gives large text the picture's room, unless that is still too little for the longest word. */
const besidePicture = 'in-data-text:@min-[11.5rem]:flex-row';
const picture =
  'in-data-text:@min-[11.5rem]:m-2 in-data-text:@min-[11.5rem]:w-[30%]! in-data-text:@min-[11.5rem]:self-center in-data-text:@min-[11.5rem]:rounded-control';

interface ReasonCardsProps {
  reasons: readonly { title: string; scene: SceneName; to: To }[];
}

/** Shows the most frequent reasons to visit, each with its picture. */
export function ReasonCards({ reasons }: ReasonCardsProps) {
  return (
    <ul className="grid auto-rows-fr grid-cols-1 gap-3 @min-[18rem]:grid-cols-2 @min-[60rem]:grid-cols-4 @min-[56rem]:gap-5">
      {reasons.map(({ title, scene, to }) => (
        <li key={scene} className="@container">
          <Link
            to={to}
            className={`flex h-full flex-col overflow-hidden break-inside-avoid rounded-card border-2 border-ink bg-card @min-[18rem]:text-xl @min-[20rem]:flex-row ${besidePicture}`}
          >
            <Scene
              name={scene}
              isFramed={false}
              className={`bg-paper-deep shrink-0 self-stretch @min-[20rem]:w-[54%] in-data-[spacing=wide]:@min-[20rem]:w-2/5 ${picture}`}
            />
            <span className="flex grow items-center justify-between gap-2 px-3 py-2 leading-tight font-bold text-balance pressable">
              {title}
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 in-data-text:@max-[13rem]:hidden in-data-[spacing=wide]:@max-[10rem]:hidden rtl:-scale-x-100"
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
