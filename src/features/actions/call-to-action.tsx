import type { ReactNode } from 'react';
import { ReachUs } from '@/components/site/reach-us';
import { Scene, type SceneName } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import type { ActionCopy, ReachUsCopy } from '@/copy/types';
import { Actions } from './actions';

interface CallToActionProps {
  title: string;
  anchor?: string;
  text: string;
  reachUs: ReachUsCopy;
  actions: readonly ActionCopy[];
  scene: SceneName;
  children?: ReactNode;
}

/** An invitation with its buttons on a full-color band. */
export function CallToAction({ title, anchor, text, reachUs, actions, scene, children }: CallToActionProps) {
  return (
    <Section background="primary" title={title} anchor={anchor} text={text} picture={<Scene name={scene} />}>
      <ReachUs copy={reachUs} size="compact" />
      {children}
      <Actions actions={actions} className="mt-6" />
    </Section>
  );
}
