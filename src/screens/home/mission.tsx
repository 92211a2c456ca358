import { Check } from 'lucide-react';
import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { Section } from '@/components/site/section';
import { useCopy } from '@/language';

/** The mission with its three points. */
export function Mission() {
  const { home } = useCopy();
  const { title, text, points, action, reachUs } = home.mission;
  return (
    <Section anchor="mission" title={title} text={text} heading="aside">
      <ul className="rows">
        {points.map((point) => (
          <li
            key={point}
            className="flex flex-wrap items-center gap-5 py-5 text-xl @max-[14rem]:flex-col @max-[14rem]:items-start"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-on-primary">
              <Check aria-hidden="true" strokeWidth={3.5} className="size-5" />
            </span>
            <span className="beside">{point}</span>
          </li>
        ))}
      </ul>
      <ActionGroup reachUs={reachUs} size="compact" className="mt-8 print:hidden">
        <ActionButton className="mt-4">{action}</ActionButton>
      </ActionGroup>
    </Section>
  );
}
