import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { Link } from '@/components/ui/link';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';

const card =
  'overflow-hidden break-inside-avoid rounded-card border-2 border-ink bg-card hover:shadow-[inset_0_-5px_0_var(--color-accent)]';

/** The most frequent reasons to visit, each with its picture. */
export function Ways() {
  const { label, tiles } = useCopy(screensCopy).homeTiles;
  return (
    <Section background="deep" title={label} className="print:hidden">
      <ul className="grid gap-5 @min-[26rem]:grid-cols-2 @min-[58rem]:grid-cols-4">
        {tiles.map(({ title, scene, to }) => (
          <li key={scene}>
            <Link
              to={to}
              className={`flex h-full flex-wrap items-center @min-[26rem]:flex-col @min-[26rem]:items-stretch ${card}`}
            >
              <Scene
                name={scene}
                isFramed={false}
                className="w-2/5 outline-2 outline-ink @min-[26rem]:w-auto"
              />
              <span className="beside-icon p-card py-4! text-xl font-bold leading-tight @min-[26rem]:flex-none">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
