import { type ReactNode, useDeferredValue } from 'react';
import { Section } from '@/components/site/section';
import { Weave } from '@/components/site/weave/weave';
import type { ActionCopy, ReachUsCopy } from '@/content/types';
import { WaysWithActions } from './ways-with-actions';

/** The goals whose colors stand out on the band. */
const GOALS = [2, 10, 7, 14, 9, 15, 11, 6];

interface CallToActionProps {
  title: string;
  /** See {@link Section}. */
  anchor?: string;
  text: string;
  reachUs: ReachUsCopy;
  /** By purpose. */
  actions: Readonly<Record<string, ActionCopy>>;
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
      <WaysWithActions
        reachUs={reachUs}
        size="full"
        actions={Object.values(actions)}
        className="mt-6 flex flex-wrap gap-3"
      />
    </Section>
  );
}
