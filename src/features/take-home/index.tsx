import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useCapabilities } from '@/host/capabilities';
import { withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import type { AddButtonProps } from './add-button';

export { type TakeHomeItem, type TakeHomePage, useTakeHomePage } from './take-home-page';

const addButton = lazyPart(() => withCopy('desk', import('./add-button')));

/** At a desk, adds something to the page that the family takes home; renders nothing elsewhere. */
export function AddToTakeHome(props: AddButtonProps) {
  const { hasTakeHomePage } = useCapabilities();
  const Button = useLazyPart(addButton, hasTakeHomePage);
  return hasTakeHomePage && Button && <Button {...props} />;
}
