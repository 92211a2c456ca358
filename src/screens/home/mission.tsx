import { Check } from 'lucide-react';
import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { Section } from '@/components/site/section';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';

/** The pictures of people, which Home can wait for. */
export const missionScene = lazyPart(async () => ({
  default: (await import('@/components/site/scenes/scene')).Scene,
}));

/** Reserves the room, so that nothing moves when the picture arrives. */
function MissionScene() {
  const Scene = useLazyPart(missionScene, false);
  return <div className="aspect-4/3 print:hidden">{Scene && <Scene name="pictureBoard" />}</div>;
}

/** The mission with its three points. */
export function Mission() {
  const { home } = useCopy();
  const { title, text, points, action, reachUs } = home.mission;
  return (
    <Section anchor="mission" title={title} text={text} heading="aside" illustration={<MissionScene />}>
      <ul className="rows">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-[min(1.25rem,4vw)] py-5 text-xl">
            <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-on-primary">
              <Check aria-hidden="true" strokeWidth={3.5} className="size-3/5" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <ActionGroup reachUs={reachUs} size="compact" className="mt-8 print:hidden">
        <ActionButton className="mt-4">{action}</ActionButton>
      </ActionGroup>
    </Section>
  );
}
