import { Accessibility, ALargeSmall, BookOpenText, Headphones } from 'lucide-react';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { hasEasyRead, useEasyRead } from '@/features/easy-read';
import { useVoiceStatus } from '@/features/speech';
import { registerRegion } from '../regions';
import { useKioskVisit } from '../visit/kiosk-visit';
import { DockButton } from './dock-button';

/** Registers the button, which unlike others does not silence the guide when it is touched. */
const registerGuideButton = (element: HTMLElement | null) =>
  element ? registerRegion({ kind: 'guide', element }) : undefined;

interface DockToolsProps {
  className?: string;
  onSettings: () => void;
  /** Called when Easy read is chosen on a screen without it. */
  onNoEasyRead: () => void;
  /** Called before a tool acts. */
  onChoose?: () => void;
}

/** The tools that help to read a screen. Where the dock's row has no room for them, More shows them. */
export function DockTools({ className, onSettings, onNoEasyRead, onChoose }: DockToolsProps) {
  const { dock, header, readingTools, guide: guideCopy } = useCopy(kioskCopy);
  const { screen, lowerScreen, guide } = useKioskVisit();
  const hasVoice = useVoiceStatus() !== 'missing';
  const [isEasy, setEasy] = useEasyRead();
  const canBeEasy = hasEasyRead(screen);
  const choosing = (act: () => void) => () => {
    onChoose?.();
    act();
  };
  return (
    <>
      <DockButton
        icon={BookOpenText}
        className={className}
        aria-disabled={!canBeEasy}
        aria-pressed={canBeEasy && isEasy}
        onClick={choosing(() => (canBeEasy ? setEasy(!isEasy) : onNoEasyRead()))}
      >
        {readingTools.easyRead.toggle}
      </DockButton>
      <DockButton
        icon={ALargeSmall}
        className={className}
        aria-haspopup="dialog"
        onClick={choosing(onSettings)}
      >
        {header.displaySettings}
      </DockButton>
      {lowerScreen.lines.length > 0 && (
        <DockButton
          icon={Accessibility}
          className={className}
          aria-description={dock.lower.description}
          aria-pressed={lowerScreen.line !== undefined}
          onClick={choosing(() => lowerScreen.onChange(lowerScreen.line ? undefined : lowerScreen.lines[0]))}
        >
          {dock.lower.toggle}
        </DockButton>
      )}
      {hasVoice && (
        <DockButton
          icon={Headphones}
          className={className}
          ref={registerGuideButton}
          aria-pressed={guide.isOn && guide.hasVoice}
          onClick={choosing(() => guide.send('toggle'))}
        >
          {guideCopy.button}
        </DockButton>
      )}
    </>
  );
}
