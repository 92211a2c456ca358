import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { useModal } from '@/components/ui/use-modal';
import { display } from '@/copy/display-settings';
import {
  type DisplaySetting,
  type DisplaySettings,
  defaultDisplaySettings,
  displayChoices,
  displaySettingNames,
} from './display-settings';

interface DisplaySettingsDialogProps {
  settings: DisplaySettings;
  onChange: (settings: DisplaySettings) => void;
  onClose: () => void;
}

/** What a choice is called. */
function choiceLabel(name: DisplaySetting, choice: string): string {
  const labels: Readonly<Record<string, string>> = display.settings[name].choices;
  return labels[choice] ?? choice;
}

/** The settings themselves, beside the page, which shows each change at once; each is said once. */
export default function DisplaySettingsDialog({ settings, onChange, onClose }: DisplaySettingsDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const [announcement, setAnnouncement] = useState('');

  function change(changed: DisplaySettings, said: string) {
    flushSync(() => {
      onChange(changed);
      setAnnouncement(said);
    });
    // The dialog grows with the text; what was just pressed must not slip out of view.
    dialog.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }

  function choose(name: DisplaySetting, choice: string) {
    const said = display.announce(display.settings[name].label, choiceLabel(name, choice));
    change({ ...settings, [name]: choice }, said);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      className="ms-auto mt-0 mb-auto me-0 max-h-dvh w-112 max-w-full overflow-x-hidden rounded-es-card border-4 border-e-0 border-t-0 border-ink bg-card p-4 text-ink backdrop:bg-transparent sm:p-6 md:max-w-[50vw] print:hidden"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-2xl">
          {display.title}
        </h2>
        <Button onClick={onClose}>{display.close}</Button>
      </div>
      <div className="grid gap-5">
        {displaySettingNames.map((name) => (
          <ChoiceGroup
            key={name}
            label={display.settings[name].label}
            choices={displayChoices[name].map((value) => ({ value, label: choiceLabel(name, value) }))}
            value={settings[name]}
            onChange={(choice) => choose(name, choice)}
          />
        ))}
      </div>
      <Button className="mt-6 w-full" onClick={() => change(defaultDisplaySettings, display.wasReset)}>
        {display.reset}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </dialog>
  );
}
