import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { AnnouncedText } from '@/components/ui/announcement';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { useCopy } from '@/language';
import {
  type DisplaySetting,
  type DisplaySettings,
  defaultDisplaySettings,
  displayChoices,
  displaySettingNames,
  useDisplaySettings,
} from './display-settings';

interface DisplaySettingsDialogProps {
  onClose: () => void;
  /** Further settings. */
  children?: ReactNode;
}

const inCorner = 'ms-auto mt-0 mb-auto me-0 rounded-es-card border-e-0 border-t-0';

/** Shows the settings beside the page, which changes at once. Screen readers announce a chosen option by themselves. */
export default function DisplaySettingsDialog({ onClose, children }: DisplaySettingsDialogProps) {
  const { displaySettings: copy, header } = useCopy<'tools'>();
  const [settings, setSettings] = useDisplaySettings();
  const [announcement, setAnnouncement] = useState<AnnouncedText>();

  function choiceLabel(name: DisplaySetting, choice: string): string {
    const labels: Readonly<Record<string, string>> = copy.settings[name].choices;
    return labels[choice] ?? choice;
  }

  function change(changed: DisplaySettings) {
    flushSync(() => setSettings(changed));
    // The dialog grows with the text, and the control that was just pressed must stay in view.
    document.querySelector('dialog :focus')?.scrollIntoView({ block: 'nearest' });
  }

  function reset() {
    change(defaultDisplaySettings);
    setAnnouncement({ text: copy.wasReset });
  }

  return createPortal(
    <TitledDialog
      title={header.displaySettings}
      closeLabel={copy.close}
      isAnnounced
      announced={announcement}
      onClose={onClose}
      className={`max-h-dvh w-112 max-w-full overflow-x-hidden p-[min(1rem,4vw)] backdrop:bg-transparent sm:p-6 md:max-w-[max(50vw,24rem)] print:hidden ${inCorner}`}
    >
      <div className="grid gap-5">
        {displaySettingNames.map((name) => (
          <ChoiceGroup
            key={name}
            label={copy.settings[name].label}
            choices={displayChoices[name].map((value) => ({ value, label: choiceLabel(name, value) }))}
            value={settings[name]}
            onChange={(choice) => change({ ...settings, [name]: choice })}
          />
        ))}
      </div>
      <Button className="mt-6 w-full" onClick={reset}>
        {copy.reset}
      </Button>
      {children}
    </TitledDialog>,
    document.body,
  );
}
