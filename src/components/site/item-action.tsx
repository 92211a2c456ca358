import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { ContactWayId } from '@/content/types';
import { channel } from '@/lib/channel';

/** Something that the foundation offers, by an id that is the same in every language. */
export type OfferedItem =
  | { readonly kind: 'service' | 'program' | 'event'; readonly id: number }
  | { readonly kind: 'contact'; readonly id: ContactWayId };

export interface ItemActionProps {
  item: OfferedItem;
  /** The name of the item. */
  title: string;
  className?: string;
}

let registered: ComponentType<ItemActionProps> | undefined;
const registrations = channel();

/** Shows a component beside every item on the site while the caller is mounted. */
export function useItemAction(Action: ComponentType<ItemActionProps>): void {
  useEffect(() => {
    registered = Action;
    registrations.send();
    return () => {
      registered = undefined;
      registrations.send();
    };
  }, [Action]);
}

/** What can be done with an item where a tool has registered for it, as at a desk; renders nothing elsewhere. */
export function ItemAction(props: ItemActionProps) {
  const Action = useSyncExternalStore(
    registrations.subscribe,
    () => registered,
    () => undefined,
  );
  return Action && <Action {...props} />;
}
