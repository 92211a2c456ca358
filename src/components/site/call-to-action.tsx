import { type ReactNode, useDeferredValue } from 'react';
import type { ReachUsCopy } from '@/content/types';
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
  reachUs: ReachUsCopy;
  /** The labels of the buttons, by purpose. */
  actions: Readonly<Record<string, string>>;
  /** Decoration at the end of a wide band; a weave by default. */
  illustration?: ReactNode;
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
export function CallToAction({
  title,
  anchor,
  text,
  reachUs,
  actions,
  illustration = <LateWeave />,
}: CallToActionProps) {
  return (
    <Section background="primary" title={title} anchor={anchor} text={text} illustration={illustration}>
      <ActionGroup reachUs={reachUs} size="full">
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          {Object.entries(actions).map(([purpose, action]) => (
            <ActionButton key={purpose}>{action}</ActionButton>
          ))}
        </div>
      </ActionGroup>
    </Section>
  );
}
