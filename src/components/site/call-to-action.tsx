import { useDeferredValue } from 'react';
import type { HelpText } from '@/content/types';
import { ActionButton, ActionGroup } from './action-group';
import { Section } from './section';
import { Weave } from './weave/weave';

/** The goals whose colors stand out on the band. */
const GOALS = [2, 10, 7, 14, 9, 15, 11, 6];

interface CallToActionProps {
  title: string;
  /** See {@link Section}. */
  anchor?: string;
  text: string;
  /** See {@link ActionGroup}. */
  hint: HelpText;
  /** The labels of the buttons, by purpose; the first is the primary one. */
  actions: Readonly<Record<string, string>>;
}

/** Left out of the prerendered page, whose size is limited: it is far below the first view. */
function LateWeave() {
  return (
    useDeferredValue(true, false) && (
      <Weave goals={GOALS} seed={5} loose={0.65} className="h-full w-full rtl:-scale-x-100" />
    )
  );
}

/** An invitation with its buttons on a full-color band. */
export function CallToAction({ title, anchor, text, hint, actions }: CallToActionProps) {
  return (
    <Section background="primary" title={title} anchor={anchor} text={text} illustration={<LateWeave />}>
      <ActionGroup hint={hint}>
        <div className="flex flex-wrap gap-3">
          {Object.values(actions).map((action, index) => (
            <ActionButton key={action} variant={index === 0 ? 'accent' : 'secondary'}>
              {action}
            </ActionButton>
          ))}
        </div>
      </ActionGroup>
    </Section>
  );
}
