import { type ComponentType, type ReactElement, useEffect } from 'react';
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

interface Registered {
  Action: ComponentType<ItemActionProps>;
  isFor: (item: OfferedItem) => boolean;
}

const [ItemActionProvider, useRegistered] = sharedState<Registered | undefined>(() => undefined);

export { ItemActionProvider };

const everything = () => true;

/** Shows a component beside every item on the site that it is for, while the caller is mounted. */
export function useItemAction(Action: Registered['Action'], isFor: Registered['isFor'] = everything): void {
  const [, register] = useRegistered();
  useEffect(() => {
    register({ Action, isFor });
    return () => register(undefined);
  }, [Action, isFor, register]);
}

/** Returns a function that renders the action that a tool has registered for an item, as at a desk, if there is one. */
export function useRenderAction(): (props: ItemActionProps) => ReactElement | undefined {
  const [registered] = useRegistered();
  return (props) =>
    registered && (!props.item || registered.isFor(props.item)) ? (
      <registered.Action {...props} />
    ) : undefined;
}

/** Renders an item's action, if there is one. */
export function ItemAction(props: ItemActionProps) {
  return useRenderAction()(props);
}
