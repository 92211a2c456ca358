import { useCurrentScreen } from '@/address';
import { Logo } from '@/components/site/logo';
import { useKioskHeader, useLogoLink } from '@/components/site/site-refs';
import { Link } from '@/components/ui/link';
import { useContent, useCopy, useLayoutCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import { SkipLink } from './skip-link';

const line =
  'flex h-(--header-row) items-center gap-2 text-(length:--header-text) leading-[1.2] whitespace-nowrap';

/** Makes the full height of the header lead home. */
const home = 'me-auto flex h-full min-h-0! items-center gap-2 font-bold';

/** The header above a dock: the logo and the screen's name. The display decides its height (src/features/kiosk/display). */
export function KioskHeader({ onSkip }: { onSkip: () => void }) {
  const { header: copy, foundation } = useCopy();
  const { screenNames } = useLayoutCopy();
  const { logo } = useContent().foundation;
  const [logoLink] = useLogoLink();
  const [header] = useKioskHeader();
  const screen = useCurrentScreen();

  return (
    // Drops out on a compact display while the site is lowered, since the cover above names the screen, too.
    <header
      ref={header}
      className="site-header @container z-40 border-b-2 border-ink bg-paper compact:in-data-lower:hidden"
    >
      <SkipLink onSkip={onSkip} />
      <div className={`page-column ${line}`}>
        <Link
          to={screenPaths.home}
          ref={logoLink}
          draggable={false}
          aria-label={copy.homeLabel}
          className={home}
        >
          <Logo logo={logo} className="size-[calc(1.6*var(--header-text))] shrink-0 *:size-full" />
          <span>{foundation.name}</span>
        </Link>
        <p className="text-ink-soft in-data-lower:sr-only">{screenNames[screen]}</p>
      </div>
    </header>
  );
}
