import { Accessibility, ALargeSmall, BookOpenText, Headphones } from 'lucide-react';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { hasEasyRead, useEasyRead } from '@/features/easy-read';
import { type ReachLine, useKioskVisit } from '../shared/kiosk-visit';
import { DockButton } from './dock-button';

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
  const { dock, header, readingTools } = useCopy(kioskCopy);
  const { screen, lowerScreen, guide } = useKioskVisit();
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
      {guide.toggle && (
        <DockButton
          {...guide.toggle}
          icon={Headphones}
          className={className}
          onClick={choosing(guide.toggle.onClick)}
        />
      )}
    </>
  );
}

/** The kiosk's own settings, below those for text and colors: Lower screen and Hold to press. */
export function SettingsChoices() {
  const { dock } = useCopy(kioskCopy);
  const { lowerScreen, holds, setHolds } = useKioskVisit();
  const { lower, hold } = dock;
  return (
    <>
      {lowerScreen.lines.length > 0 && (
        <ChoiceGroup<ReachLine | 'off'>
          label={lower.label}
          choices={[
            { value: 'off', label: lower.off },
            ...lowerScreen.lines.map((line) => ({ value: line, label: lower.choices[line] })),
          ]}
          value={lowerScreen.line ?? 'off'}
          onChange={(choice) => lowerScreen.onChange(choice === 'off' ? undefined : choice)}
        />
      )}
      <ChoiceGroup<'off' | 'on'>
        label={hold.label}
        hint={hold.hint}
        choices={[
          { value: 'off', label: hold.choices.off },
          { value: 'on', label: hold.choices.on },
        ]}
        value={holds ? 'on' : 'off'}
        onChange={(choice) => setHolds(choice === 'on')}
      />
    </>
  );
}
