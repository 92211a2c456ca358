import { type ComponentType, useEffect } from 'react';
import { sharedState } from '@/components/ui/shared-state';
import type { LanguageTag } from '@/content/languages';
import type { ContactWayId, TextInLanguage } from '@/copy/types';

/** Something that the foundation offers, by an id that is the same in every language. */
export type OfferedItem =
  | { readonly kind: 'service' | 'program' | 'event'; readonly id: number }
  | { readonly kind: 'contact'; readonly id: ContactWayId };

export interface ItemActionProps {
  /** The item; left out if there are several. */
  item?: OfferedItem;
  title: string;
  /** The language of the title, if nobody has translated it yet. */
  language?: LanguageTag;
  /** When and where it takes place, and what else to know, for people who take it along on a phone. */
  lines?: readonly (string | TextInLanguage)[];
  /** An event as text for a code, which phones add to their calendar. */
  calendar?: string;
  className?: string;
}

const [ItemActionProvider, useRegistered] = sharedState<ComponentType<ItemActionProps> | undefined>(
  () => undefined,
);

export { ItemActionProvider };

/** Shows a component beside every item on the site while the caller is mounted. */
export function useItemAction(Action: ComponentType<ItemActionProps>): void {
  const [, register] = useRegistered();
  useEffect(() => {
    register(() => Action);
    return () => register(undefined);
  }, [Action, register]);
}

/** Renders the action that a tool has registered for items, as at a desk and in the kiosk; elsewhere nothing. */
export function ItemAction(props: ItemActionProps) {
  const [Action] = useRegistered();
  return Action && <Action {...props} />;
}
