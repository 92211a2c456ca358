import { ContactWayItem } from '@/components/site/contact-ways';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';

export function Collaborate() {
  const { title, text, ways } = useCopy(screensCopy).about.collaborate;
  const { isPaged } = useCapabilities();
  const picture = <Scene name="mailbox" className="compact:hidden" />;
  return (
    <Section anchor="collaborate" title={title} lead={text} picture={picture}>
      <ul
        className={`ruled-list ${isPaged ? 'flex flex-wrap justify-between gap-x-4 *:border-0!' : ''} print:flex print:flex-wrap print:gap-x-12 print:border-0 print:*:border-0!`}
      >
        {ways.map((way) => (
          <li key={way.id} className="py-3.5 compact:py-row print:py-2.5">
            <ContactWayItem {...way} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
