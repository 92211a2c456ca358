import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { useModal } from '@/components/ui/use-modal';
import { displaySettings as copy } from '@/copy/display-settings';
import { fill } from '@/lib/fill';
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

function choiceLabel(name: DisplaySetting, choice: string): string {
  const labels: Readonly<Record<string, string>> = copy.settings[name].choices;
  return labels[choice] ?? choice;
}

/** The settings beside the page, which shows each change at once. Each change is announced once. */
export default function DisplaySettingsDialog({ settings, onChange, onClose }: DisplaySettingsDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const [announcement, setAnnouncement] = useState('');

  function change(changed: DisplaySettings, announced: string) {
    flushSync(() => {
      onChange(changed);
      setAnnouncement(announced);
    });
    // The dialog grows with the text, and the control that was just pressed must stay in view.
    dialog.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }

  function choose(name: DisplaySetting, choice: string) {
    const announced = fill(copy.announce, {
      setting: copy.settings[name].label,
      choice: choiceLabel(name, choice),
    });
    change({ ...settings, [name]: choice }, announced);
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
          {copy.title}
        </h2>
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
      <div className="grid gap-5">
        {displaySettingNames.map((name) => (
          <ChoiceGroup
            key={name}
            label={copy.settings[name].label}
            choices={displayChoices[name].map((value) => ({ value, label: choiceLabel(name, value) }))}
            value={settings[name]}
            onChange={(choice) => choose(name, choice)}
          />
        ))}
      </div>
      <Button className="mt-6 w-full" onClick={() => change(defaultDisplaySettings, copy.wasReset)}>
        {copy.reset}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </dialog>
  );
}
