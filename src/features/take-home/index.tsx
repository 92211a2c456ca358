import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useCapabilities } from '@/host/capabilities';
import { withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import type { AddButtonProps } from './add-button';

export { type Sheet, type SheetItem, useSheet } from './sheet-state';

const addButton = lazyPart(() => withCopy('desk', import('./add-button')));

/** At a desk, adds something to the sheet that the family takes home; renders nothing elsewhere. */
export function AddToSheet(props: AddButtonProps) {
  const { hasSheet } = useCapabilities();
  const Button = useLazyPart(addButton, hasSheet);
  return hasSheet && Button && <Button {...props} />;
}
