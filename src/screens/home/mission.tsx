import { Check } from 'lucide-react';
import { Section } from '@/components/site/section';
import { Actions } from '@/features/actions';
import { useCopy } from '@/language';
import { LateScene } from './late-scene';

/** The mission with its three points. */
export function Mission() {
  const { home } = useCopy();
  const { title, text, points, action } = home.mission;
  return (
    <Section
      anchor="mission"
      title={title}
      text={text}
      heading="aside"
      illustration={<LateScene name="pictureBoard" className="@max-[36rem]:mt-6" />}
    >
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
      <Actions actions={[action]} className="hanging-above mt-8 low:mt-2" />
    </Section>
  );
}
