import { Check, Languages } from 'lucide-react';
import { openingStatus } from '@/components/site/opening-status';
import { Scene, type SceneName } from '@/components/site/scenes/scene';
import { useIsFrontDeskOpen } from '@/components/site/use-is-front-desk-open';
import { WithoutVoice } from '@/components/site/without-voice';
import { Button, buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useCopy, useLayoutCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { navigation, screenPaths } from '@/copy/screen-paths';
import { CrisisCall, ReachUsWithActions } from '@/features/actions';
import { LanguageSwitch } from '@/features/language-switch';
import { otherLanguages } from '@/features/other-languages';
import { shareButton } from '@/features/share';
import { type VisitorTool, visitorTools } from '@/features/visitor-tools';
import { siteCommands } from '@/host/site-commands';
import { currentMinute } from '@/lib/current-minute';
import { useKioskVisit } from '../shared/kiosk-visit';
import { BottomSheet, sheetButton, sheetButtons } from './bottom-sheet';

/** Marks the current screen even where forced colors remove its fill. */
const currentMark = <Check aria-hidden="true" strokeWidth={3} className="size-6 shrink-0" />;

/** The picture of each screen on its entry; the screen itself begins with the same picture. */
const scenes: Readonly<Record<(typeof navigation)[number], SceneName>> = {
  home: 'blanket',
  about: 'meeting',
  services: 'bus',
  programs: 'kitchen',
  getInvolved: 'desk',
  contact: 'phone',
};

const entries =
  'grid gap-2 grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] landscape:grid-cols-[repeat(auto-fit,minmax(max(8.5rem,30%),1fr))]';

const pair = 'flex flex-wrap gap-3 text-xl *:grow';

const entry = 'flex items-center gap-x-3 outlined-control p-1.5 pe-3 text-xl leading-tight font-bold';

const current = 'aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary';

/** Lists all screens for visitors, and the two calls to action that browsers have in the header (specification, section 2). */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { dock, header, reachUs, languageSwitch, toolNames, withoutVoice } = useCopy(kioskCopy);
  const { textMessage, relay } = withoutVoice.office;
  const languages = useLazyModule(otherLanguages);
  const ShareButton = useLazyModule(shareButton);
  const { screenNames } = useLayoutCopy();
  const { screen: currentScreen } = useKioskVisit();
  const { frontDesk, opening } = reachUs;
  const status = openingStatus(opening, currentMinute() ?? new Date());
  const lead = useIsFrontDeskOpen(opening) ? `${status} · ${frontDesk.kiosk}` : status;
  function open(id: VisitorTool['id']) {
    onClose();
    siteCommands.send(id);
  }
  return (
    <BottomSheet title={dock.menu} onClose={onClose}>
      <div className="mb-(--card-space) flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* The accessible name of the list repeats this text. */}
        <p aria-hidden="true" className="flex items-center gap-2 text-xl font-bold">
          <Languages className="size-[1.4em] shrink-0" />
          <span className="compact:hidden">{languageSwitch.label}</span>
        </p>
        <LanguageSwitch
          className="grow-[4] basis-[10em]"
          listClassName={pair}
          linkClassName={`${buttonClasses('secondary')} px-[0.5em]! text-[1em]! ${current}`}
          currentMark={currentMark}
        />
        <CrisisCall className="grow not-compact:basis-full rounded-control border-2 border-on-accent bg-accent px-3 text-on-accent! text-start text-xl compact:text-base tight:landscape:text-[min(1em,4.3vw)]! font-bold" />
      </div>
      <nav aria-label={header.navigationLabel}>
        <ul className={entries}>
          {navigation.map((screen) => (
            <li key={screen} className="grid">
              <Link
                to={screenPaths[screen]}
                aria-current={screen === currentScreen ? 'page' : undefined}
                onClick={onClose}
                className={`${entry} ${current}`}
              >
                <Scene
                  name={scenes[screen]}
                  isFramed={false}
                  className="w-[clamp(2.5rem,30%,8rem)] shrink-0 overflow-hidden rounded-control compact:w-(--size-target) few:hidden"
                />
                <span>{screenNames[screen]}</span>
                {screen === currentScreen && currentMark}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-(--card-space) grid gap-(--card-space) border-t border-hairline pt-(--card-space)">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {visitorTools.map(({ id, icon: Icon }) => (
            <Button key={id} className="grow text-xl!" aria-haspopup="dialog" onClick={() => open(id)}>
              <Icon aria-hidden="true" className="size-6 shrink-0" />
              {toolNames[id]}
            </Button>
          ))}
          {languages && (
            <languages.LanguagesLink
              className="text-link flex-[1_1_18em] py-px text-xl leading-tight"
              onFollow={onClose}
            />
          )}
        </div>
        <ReachUsWithActions
          reachUs={{ ...reachUs, lead }}
          actions={[header.actions.volunteer, header.actions.donate]}
          rowClassName={sheetButtons}
          buttonClassName={sheetButton}
        >
          <WithoutVoice copy={{ textMessage, relay }} />
        </ReachUsWithActions>
        {ShareButton && <ShareButton />}
      </div>
    </BottomSheet>
  );
}
