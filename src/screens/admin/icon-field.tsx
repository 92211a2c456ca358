import { useState } from 'react';
import { SelectField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { iconIds } from '@/content/icons';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useCapabilities } from '@/host/capabilities';

interface IconFieldProps {
  /** The item's icon, which stays available even if it is not bundled. */
  initial: string;
  /** The icon chosen before the form was rendered again. */
  chosen?: string;
}

export function IconField({ initial, chosen = initial }: IconFieldProps) {
  const { iconNames, admin } = useCopy(contentCopy);
  const [icon, setIcon] = useState(chosen);
  const { isTouchOnly } = useCapabilities();
  const isBundled = iconIds.some((id) => id === initial);
  const bundled = iconIds.map((id) => ({ value: id, label: iconNames[id] }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grow basis-40">
        <SelectField
          name="icon"
          label={admin.labels.icon}
          hint={admin.hints.icon}
          options={isBundled ? bundled : [{ value: initial, label: initial }, ...bundled]}
          asCards={isTouchOnly}
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
