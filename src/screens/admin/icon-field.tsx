import { useState } from 'react';
import { SelectField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { iconNames } from '@/content/icons';
import { admin } from '@/copy/admin';

/** A select for an icon, with a preview. An initial name that is not bundled stays available. */
export function IconField({ initial = 'Heart' }: { initial?: string }) {
  const [icon, setIcon] = useState(initial);
  const names = iconNames.some((name) => name === initial) ? iconNames : [initial, ...iconNames];
  return (
    <div className="flex items-end gap-3">
      <div className="grow">
        <SelectField
          name="icon"
          label={admin.services.labels.icon}
          hint={admin.services.iconHint}
          value={icon}
          onChange={(event) => setIcon(event.currentTarget.value)}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <span className="grid size-13 place-items-center rounded-control border-2 border-ink bg-paper-deep text-primary">
        <Icon name={icon} className="size-7" />
      </span>
    </div>
  );
}
