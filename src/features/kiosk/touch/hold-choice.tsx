import { ChoiceGroup } from '@/components/ui/choice-group';
import { dock } from '@/copy/dock';

interface HoldChoiceProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether controls respond to a long press only, among the settings for text and colors. */
export function HoldChoice({ isOn, onChange }: HoldChoiceProps) {
  const { label, hint, choices } = dock.hold;
  return (
    <ChoiceGroup<'off' | 'on'>
      label={label}
      hint={hint}
      choices={[
        { value: 'off', label: choices.off },
        { value: 'on', label: choices.on },
      ]}
      value={isOn ? 'on' : 'off'}
      onChange={(choice) => onChange(choice === 'on')}
    />
  );
}
