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

const currentLink =
  'aria-[current=page]:font-bold aria-[current=page]:border-primary forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]';

/** Keeps room for the bold name, so that no link moves when another one becomes the current one. */
const boldRoom =
  '@min-bar:flex-col @min-bar:justify-center @min-bar:after:invisible @min-bar:after:h-0 @min-bar:after:overflow-hidden @min-bar:after:font-bold @min-bar:after:content-[attr(data-name)]';

/** The classes of a link where the navigation is a row. */
const tab =
  '@min-bar:-mb-0.5 @min-bar:min-h-[46px] @min-bar:border-s-0 @min-bar:border-b-4 @min-bar:px-1 @min-[76rem]:px-1.5 @min-bar:pt-0.5 @min-bar:text-center';

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
              className={`flex min-h-12 items-center border-s-6 border-transparent ps-3 leading-tight font-medium hover:bg-paper-deep ${currentLink} ${tab} ${boldRoom}`}
            >
              {screenNames[screen]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
