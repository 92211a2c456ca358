import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import type { Mission as MissionContent } from '@/content/document';
import { useCopy } from '@/copy';
import { useCapabilities } from '@/host/capabilities';

/** What the foundation is for. Its text alone fills a stop of the kiosk. */
export function Mission({ mission }: { mission: MissionContent }) {
  const { title } = useCopy<'screens'>().about.mission;
  const { hasDock } = useCapabilities();
  return (
    <Section
      anchor="mission"
      title={title}
      heading="aside"
      illustration={!hasDock && <Scene name="blanket" className="@max-[36rem]:mt-6" />}
    >
      <div className="measure grid gap-4 text-xl kiosk:portrait:@min-[44rem]:text-[2rem]">
        {mission.story.map((paragraph) => (
          <p key={paragraph} lang={mission.languages?.story}>
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
