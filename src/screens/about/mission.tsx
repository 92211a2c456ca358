import { Section } from '@/components/site/section';
import { useCopy } from '@/language';

/** What the foundation is for. */
export function Mission() {
  const { title, paragraphs } = useCopy<'screens'>().about.mission;
  return (
    <Section anchor="mission" title={title} heading="aside">
      <div className="measure grid gap-4 text-xl kiosk:portrait:@min-[44rem]:text-[2rem]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
