import { Button } from '@/components/ui/button';
import { admin } from '@/copy/admin';

/** The Save and Cancel buttons of a form. */
export function FormButtons({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary">
        {admin.save}
      </Button>
      <Button onClick={onCancel}>{admin.cancel}</Button>
    </div>
  );
}
