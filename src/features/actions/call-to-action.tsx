import type { ReactNode } from 'react';
import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { Weave } from '@/components/site/weave/weave';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { useCopy } from '@/copy';
import type { ActionCopy, ReachUsCopy } from '@/copy/types';
import { Actions } from './actions';

/** The goals whose colors stand out on the band. */
const GOALS = [2, 10, 7, 14, 9, 15, 11, 6];

/** Short enough for the frame of most windows, so that the weave is the same before scripts have measured it. */
const LOOSE = 0.28;

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
  /** How much it says of the ways to reach the foundation. */
  size?: 'compact' | 'full';
  /** A further way on, above the buttons. */
  children?: ReactNode;
}

const weave = (
  <Weave
    goals={GOALS}
    seed={5}
    loose={LOOSE}
    className="hidden h-full w-full rtl:-scale-x-100 @min-[64rem]:block"
  />
);

/** An invitation with its buttons on a full-color band. */
export function CallToAction({
  title,
  anchor,
  text,
  reachUs,
  actions,
  illustration = weave,
  size = 'full',
  children,
}: CallToActionProps) {
  const isFull = size === 'full';
  const { textMessage, relay } = useCopy().withoutVoice.office;
  return (
    <Section background="primary" title={title} anchor={anchor} text={text} illustration={illustration}>
      <ReachUs copy={reachUs} size={size}>
        {isFull && <WithoutVoiceRow copy={{ textMessage, relay }} />}
      </ReachUs>
      {children}
      <Actions actions={Object.values(actions)} className="mt-6" />
    </Section>
  );
}
