import { useState } from 'react';
import { SelectField } from '@/components/ui/field';
import { type OfferName, offerNames } from '@/content/fields';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { latestTab, useOpenForms } from '@/features/drafts';
import { ListPanel } from './list-panel';

/** Returns the list with that name, if this panel edits it. */
export const offerNamed = (name: string | undefined): OfferName | undefined =>
  offerNames.find((offer) => offer === name);

/** Edits the foundation's offers and requests, one list at a time. Only the desktop app has this panel. */
export function MorePanel() {
  const { admin } = useCopy(contentCopy);
  const [forms] = useOpenForms();
  const [list, setList] = useState<OfferName>(offerNamed(latestTab(forms)) ?? 'programs');
  return (
    <>
      <div className="mb-8 max-w-md">
        <SelectField
          name="list"
          label={admin.chooseList}
          options={offerNames.map((name) => ({ value: name, label: admin.tabs[name] }))}
          value={list}
          onChange={setList}
        />
      </div>
      <ListPanel key={list} list={list} isSortable />
    </>
  );
}
