import { useCurrentScreen } from '@/address';
import { Link } from '@/components/ui/link';
import { navigation, type ScreenNames, screenPaths } from '@/content/screen-paths';
import { useCopy } from '@/language';
import { CrisisCall } from './crisis-call';

interface NavigationProps {
  screenNames: ScreenNames;
  id: string;
  /** Whether the menu is open on a narrow screen; wide screens always show the links. */
  open: boolean;
  onChoose: () => void;
}

const inRow = '@min-[56rem]:block @min-[56rem]:col-span-2 @min-[56rem]:w-auto @min-[56rem]:pb-0';

const currentLink =
  'aria-[current=page]:font-bold aria-[current=page]:border-primary forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]';

/** Where the navigation is a row. */
const tab =
  '@min-[56rem]:min-h-11 @min-[56rem]:rounded-t-control @min-[56rem]:border-s-0 @min-[56rem]:border-b-4 @min-[56rem]:px-2';

/** The links to the screens; the current one is highlighted and has `aria-current` (specification, section 2). */
export function Navigation({ id, screenNames, open, onChoose }: NavigationProps) {
  const { screenNames: standardNames, header } = useCopy();
  const current = useCurrentScreen();
  // The names of Easy read are longer.
  const needsOwnRow = screenNames !== standardNames;
  return (
    <nav
      id={id}
      aria-label={header.navigationLabel}
      className={`w-full pb-2 noscript:block ${inRow} ${open ? 'block' : 'hidden'} ${needsOwnRow ? '@min-[56rem]:@max-[64rem]:col-span-3' : ''}`}
    >
      <ul className="flex flex-col gap-y-2 @min-[56rem]:flex-row @min-[56rem]:flex-wrap @min-[56rem]:gap-x-2">
        {navigation.map((screen) => (
          <li key={screen} className="border-t border-hairline @min-[56rem]:border-0">
            <Link
              to={screenPaths[screen]}
              aria-current={screen === current ? 'page' : undefined}
              onClick={onChoose}
              className={`flex min-h-13 items-center border-s-6 border-transparent px-3 font-medium hover:bg-paper-deep ${currentLink} ${tab}`}
            >
              {screenNames[screen]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-hairline ps-[calc(0.75rem+6px)] pt-2 @min-[56rem]:hidden">
        <CrisisCall />
      </p>
    </nav>
  );
}
