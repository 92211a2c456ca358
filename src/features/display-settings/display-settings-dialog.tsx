import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { useCopy } from '@/copy';
import { toolsCopy } from '@/copy/tools';
import { useCapabilities } from '@/host/capabilities';
import { CopySettingsLink } from './copy-settings-link';
import {
  type DisplaySetting,
  type DisplaySettings,
  defaultDisplaySettings,
  displayChoices,
  displaySettingNames,
} from './display-choices';
import { useDisplaySettings } from './display-settings';
import { SettingsCode } from './settings-code';

export interface AddedSettings {
  choices?: ReactNode;
  buttons?: ReactNode;
  end?: ReactNode;
}

interface DisplaySettingsDialogProps extends AddedSettings {
  onClose: () => void;
}

const themePreview = 'rounded-md border-2 border-current px-2 py-0.5';

/** Classes with which the label of a choice shows its effect. The kiosk has room to show the text sizes, too. */
const previews: { readonly [Setting in DisplaySetting]?: Readonly<Record<string, string>> } = {
  text: {
    100: 'kiosk:text-[calc(1rem/var(--text-scale))]',
    125: 'kiosk:text-[calc(1.25rem/var(--text-scale))]',
    150: 'kiosk:text-[calc(1.5rem/var(--text-scale))]',
    175: 'kiosk:text-[calc(1.75rem/var(--text-scale))]',
    200: 'kiosk:text-[calc(2rem/var(--text-scale))]',
  },
  spacing: { wide: 'tracking-[0.12em]' },
  theme: {
    paper: `${themePreview} bg-[#fbf6ec] text-[#1d1a33]`,
    dark: `${themePreview} bg-[#17142a] text-[#fbf6ec]`,
    contrast: `${themePreview} bg-[#000000] text-[#ffe600]`,
  },
  links: { underlined: 'underline underline-offset-4' },
};

/** The colors that the device's preferences lead to (themes.css). */
function deviceTheme(): DisplaySettings['theme'] {
  if (window.matchMedia('(prefers-contrast: more) and (forced-colors: none)').matches) return 'contrast';
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'paper';
}

const inCorner = 'ms-auto mt-0 mb-auto me-0 rounded-es-card border-e-0 border-t-0';

/** Shows the settings beside the page, which changes at once. Screen readers announce a chosen option by themselves. */
export default function DisplaySettingsDialog({
  onClose,
  choices,
  buttons,
  end,
}: DisplaySettingsDialogProps) {
  const { displaySettings: copy, header } = useCopy(toolsCopy);
  const [settings, setSettings] = useDisplaySettings();
  const [announcement, setAnnouncement] = useState<AnnouncedText>();

  const { isShared } = useCapabilities();

  /** Leaves out the device's own preferences on a shared device, where visitors do not know them. */
  function offered(name: DisplaySetting): readonly string[] {
    return displayChoices[name].filter((value) => !(isShared && name === 'theme' && value === 'device'));
  }

  function chosen(name: DisplaySetting): string {
    const value = settings[name];
    return isShared && name === 'theme' && value === 'device' ? deviceTheme() : value;
  }

  function choiceLabel(name: DisplaySetting, choice: string): string {
    if (isShared && choice === 'device') return copy.usualMotion;
    const labels: Readonly<Record<string, string>> = copy.settings[name].choices;
    return labels[choice] ?? choice;
  }

  function change(changed: DisplaySettings) {
    flushSync(() => setSettings(changed));
    // The dialog grows with the text, so the control that was just pressed must be scrolled back into view.
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
      onClose={onClose}
      className={`max-h-dvh w-112 max-w-full overflow-x-hidden p-[min(1rem,4vw)] backdrop:bg-transparent sm:p-6 compact:py-(--card-space)! md:max-w-[max(50vw,24rem)] print:hidden ${inCorner}`}
    >
      <div className="grid gap-5">
        {displaySettingNames.map((name) => (
          <ChoiceGroup
            key={name}
            label={copy.settings[name].label}
            choices={offered(name).map((value) => ({
              value,
              label: choiceLabel(name, value),
              preview: previews[name]?.[value],
            }))}
            value={chosen(name)}
            onChange={(choice) => change({ ...settings, [name]: choice })}
          />
        ))}
        {choices}
        <div className="flex flex-wrap gap-3 *:flex-1 *:basis-[min(14rem,45%)]">
          {buttons}
          <Button onClick={reset}>{copy.reset}</Button>
        </div>
      </div>
      <Announcement announced={announcement} />
      <CopySettingsLink />
      <SettingsCode />
      {end}
    </TitledDialog>,
    document.body,
  );
}
