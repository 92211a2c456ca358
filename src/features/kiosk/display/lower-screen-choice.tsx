import { ChoiceGroup } from '@/components/ui/choice-group';
import { dock } from '@/copy/dock';
import type { ReachLine } from './display-size';
import type { LowerScreen } from './use-lower-screen';

/** How far everything is brought lower, among the settings for text and colors. */
export function LowerScreenChoice({ line, onChange, lines }: LowerScreen) {
  const { label, off, choices } = dock.lower;
  return (
    <ChoiceGroup<ReachLine | 'off'>
      label={label}
      choices={[
        { value: 'off', label: off },
        ...lines.map((each) => ({ value: each, label: choices[each] })),
      ]}
      value={line ?? 'off'}
      onChange={(choice) => onChange(choice === 'off' ? undefined : choice)}
    />
  );
}
