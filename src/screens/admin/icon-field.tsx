import { useState } from 'react';
import { SelectField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { iconIds } from '@/content/icons';
import { admin } from '@/copy/admin';
import { iconNames } from '@/copy/icon-names';

/** A select for an icon, with a preview. An initial icon that is not bundled stays available. */
export function IconField({ initial = 'heart' }: { initial?: string }) {
  const [icon, setIcon] = useState(initial);
  const isBundled = iconIds.some((id) => id === initial);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grow basis-40">
        <SelectField
          name="icon"
          label={admin.services.labels.icon}
          hint={admin.services.iconHint}
          value={icon}
          onChange={(event) => setIcon(event.currentTarget.value)}
        >
          {!isBundled && <option>{initial}</option>}
          {iconIds.map((id) => (
            <option key={id} value={id}>
              {iconNames[id]}
            </option>
          ))}
        </SelectField>
      </div>
      <span className="grid size-13 place-items-center rounded-control border-2 border-ink bg-paper-deep text-primary">
        <Icon id={icon} className="size-7" />
      </span>
    </div>
  );
}
