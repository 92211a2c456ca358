import { Scene } from '@/components/site/scenes/scene';
import { Link } from '@/components/ui/link';
import { useCopy } from '@/copy';

/** Gives large text the picture's room, unless that is still too little for the longest word. */
const besidePicture = 'in-data-text:@min-[11.5rem]:flex-row in-data-text:@min-[11.5rem]:*:first:w-[30%]';

/** Shows the most frequent reasons to visit, each with its picture. */
export function Ways() {
  const { label, tiles } = useCopy().ways;
  return (
    <nav aria-label={label} className="mt-2 @min-[36rem]:mt-5 print:hidden">
      <p aria-hidden="true" className="font-bold">
        {label}
      </p>
      <ul className="mt-2 grid grid-cols-1 gap-3 @min-[18rem]:grid-cols-2 @min-[56rem]:grid-cols-4 @min-[56rem]:gap-5">
        {tiles.map(({ title, scene, to }) => (
          <li key={scene} className="@container">
            <Link
              to={to}
              className={`flex h-full flex-col overflow-hidden rounded-card border-2 border-ink bg-card ${besidePicture}`}
            >
              <Scene name={scene} isFramed={false} className="bg-paper-deep shrink-0 self-stretch" />
              <span className="grow content-center px-3 py-2 leading-tight font-bold text-balance pressable">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
