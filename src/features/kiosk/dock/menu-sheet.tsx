import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { navigation, screenPaths } from '@/content/screen-paths';
import { dock } from '@/copy/dock';
import { header } from '@/copy/site';
import { useKioskVisit } from '../visit/kiosk-visit';
import { Sheet } from './sheet';

/** All screens for visitors, and the two calls to action that browsers have in the header (specification, section 2). */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { screen: current, screenNames } = useKioskVisit();
  return (
    <Sheet title={dock.menu} onClose={onClose}>
      <nav aria-label={header.navigationLabel}>
        <ul className="dock-menu">
          {navigation.map((screen) => (
            <li key={screen} className="grid">
              <Link
                to={screenPaths[screen]}
                aria-current={screen === current ? 'page' : undefined}
                onClick={onClose}
                className={buttonClasses(screen === current ? 'primary' : 'secondary')}
              >
                {screenNames[screen]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ActionGroup hint={header.actionsHint} className="mt-4 border-t border-hairline pt-4">
        <div className="dock-menu">
          <ActionButton>{header.actions.volunteer}</ActionButton>
          <ActionButton variant="accent">{header.actions.donate}</ActionButton>
        </div>
      </ActionGroup>
    </Sheet>
  );
}
