import { useCurrentScreen } from '@/address';
import { useSiteRefs } from '@/components/site/site-refs';
import { useLayoutCopy } from '@/copy';
import { HomeLink } from './home-link';
import { SkipLink } from './skip-link';

const line =
  'flex h-(--header-row) items-center gap-2 text-(length:--header-text) leading-[1.2] whitespace-nowrap';

/** Makes the full height of the header lead home. */
const home = 'me-auto flex h-full min-h-0! items-center gap-2 font-bold';

/** The header above a dock: the logo and the screen's name. The display decides its height (src/features/kiosk/display). */
export function KioskHeader({ onSkip }: { onSkip: () => void }) {
  const { screenNames } = useLayoutCopy();
  const [{ kioskHeader: header }] = useSiteRefs();
  const screen = useCurrentScreen();

  return (
    // Drops out on a compact display while the site is lowered, since the cover above names the screen, too.
    <header
      ref={header}
      className="site-header @container z-40 border-b-2 border-ink bg-paper compact:in-data-lower:hidden"
    >
      <SkipLink onSkip={onSkip} />
      <div className={`page-column ${line}`}>
        <HomeLink className={home} logoClassName="size-[calc(1.6*var(--header-text))]" />
        <p className="text-ink-soft in-data-lower:sr-only">{screenNames[screen]}</p>
      </div>
    </header>
  );
}
