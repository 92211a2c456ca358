import { InLanguage } from '@/components/site/in-language';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import type { Mission as MissionContent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';

export function Mission({ mission }: { mission: MissionContent }) {
  const { about, common } = useCopy(screensCopy);
  const story = mission.languages?.story;
  const { isPaged } = useCapabilities();
  return (
    <Section anchor="mission" title={about.mission.title} picture={!isPaged && <Scene name="blanket" />}>
      <div
        className={`grid gap-x-10 gap-y-4 text-xl ${isPaged ? '@max-[74rem]:max-w-reading @min-[74rem]:grid-cols-2' : 'max-w-reading @min-[62rem]:text-2xl'}`}
      >
        {mission.story.map((paragraph) => (
          <p key={paragraph} lang={story}>
            {paragraph}
          </p>
        ))}
        <InLanguage of={{ languages: { story } }} copy={common.inLanguage} />
      </div>
    </Section>
  );
}
