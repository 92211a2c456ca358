import { SelectField } from '@/components/ui/field';
import { type OfferName, offerNames } from '@/content/fields';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { ListPanel } from './list-panel';

/** Edits the foundation's offers and requests, one list at a time. Only the desktop app has this panel. */
export function MorePanel({ list, onChoose }: { list: OfferName; onChoose: (list: OfferName) => void }) {
  const { admin } = useCopy(contentCopy);
  return (
    <>
      <div className="mb-8 max-w-md">
        <SelectField
          name="list"
          label={admin.chooseList}
          options={offerNames.map((name) => ({ value: name, label: admin.tabs[name] }))}
          value={list}
          onChange={onChoose}
        />
      </div>
      <ListPanel key={list} list={list} isSortable />
    </>
  );
}
