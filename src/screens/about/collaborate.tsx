import { ContactWayItem } from '@/components/site/contact-ways';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';

export function Collaborate() {
  const { title, text, ways } = useCopy(screensCopy).about.collaborate;
  const { isPaged } = useCapabilities();
  return (
    <Section anchor="collaborate" title={title} lead={text} picture={!isPaged && <Scene name="mailbox" />}>
      <div className={isPaged ? 'flex flex-wrap items-start justify-between gap-x-10' : ''}>
        <ul
          className={`ruled-list ${isPaged ? 'flex flex-[1_1_20rem] flex-wrap justify-between gap-x-4 *:border-0!' : ''} print:flex print:flex-wrap print:gap-x-12 print:border-0 print:*:border-0!`}
        >
          {ways.map((way) => (
            <li key={way.id} className="py-3.5 compact:py-row print:py-2.5">
              <ContactWayItem {...way} />
            </li>
          ))}
        </ul>
        {isPaged && <Scene name="mailbox" className="w-[30vw] min-w-72 compact:hidden in-data-text:hidden" />}
      </div>
    </Section>
  );
}
