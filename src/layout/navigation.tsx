import { useCurrentScreen } from '@/address';
import { Link } from '@/components/ui/link';
import { useCopy, useLayoutCopy } from '@/copy';
import { navigation, screenPaths } from '@/copy/screen-paths';

interface NavigationProps {
  id: string;
  /** Whether the menu is open on a narrow screen; wide screens always show the links. */
  open: boolean;
  onChoose: () => void;
}

/** The links to the screens; the current one is highlighted and has `aria-current` (specification, section 2). */
export function Navigation({ id, open, onChoose }: NavigationProps) {
  const { header } = useCopy();
  const { screenNames } = useLayoutCopy();
  const current = useCurrentScreen();
  return (
    <nav
      id={id}
      aria-label={header.navigationLabel}
      className={`w-full pb-2 noscript:block @min-bar:block @min-bar:w-auto @min-bar:flex-auto @min-bar:pb-0 ${open ? 'block' : 'hidden'}`}
    >
      <ul className="flex flex-col @min-bar:flex-row @min-bar:items-center @min-bar:justify-evenly">
        {navigation.map((screen) => (
          <li key={screen} className="border-t border-hairline py-1 @min-bar:border-0 @min-bar:py-0">
            <Link
              to={screenPaths[screen]}
              aria-current={screen === current ? 'page' : undefined}
              data-name={screenNames[screen]}
              onClick={onChoose}
              className="screen-link"
            >
              {screenNames[screen]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
