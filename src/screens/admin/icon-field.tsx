import { useState } from 'react';
import { SelectField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { iconIds } from '@/content/icons';
import { admin } from '@/copy/admin';
import { iconNames } from '@/copy/icon-names';
import { useHost } from '@/host/host-context';

/** A select for an icon, with a preview. An initial icon that is not bundled stays available. */
export function IconField({ initial = 'heart' }: { initial?: string }) {
  const [icon, setIcon] = useState(initial);
  const isKiosk = useHost().mode === 'kiosk';
  const isBundled = iconIds.some((id) => id === initial);
  const bundled = iconIds.map((id) => ({ value: id, label: iconNames[id] }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grow basis-40">
        <SelectField
          name="icon"
          label={admin.services.labels.icon}
          hint={admin.services.iconHint}
          options={isBundled ? bundled : [{ value: initial, label: initial }, ...bundled]}
          asCards={isKiosk}
          value={icon}
          onChange={setIcon}
        />
      </div>
      <span className="grid size-13 place-items-center rounded-control border-2 border-ink bg-paper-deep text-primary">
        <Icon id={icon} className="size-7" />
      </span>
    </div>
  );
}
