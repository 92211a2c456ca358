import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import type { ReachLine } from '../display/display-size';
import { useKioskVisit } from '../visit/kiosk-visit';

/** The kiosk's own settings, below those for text and colors: Lower screen, Hold to press, and switches. */
export function SettingsChoices() {
  const { dock, guide: guideCopy } = useCopy(kioskCopy);
  const { lowerScreen, holds, setHolds, guide } = useKioskVisit();
  const { lower, hold } = dock;
  return (
    <div className="mt-5 grid gap-5">
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
      <Button onClick={() => guide.send('setUp', guide.isOn && guide.hasVoice)}>
        {guideCopy.switches.button}
      </Button>
    </div>
  );
}
