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
      <div className="flex items-start justify-between gap-x-10">
        <div className={`grid gap-y-4 text-xl max-w-reading ${isPaged ? '' : '@min-[62rem]:text-2xl'}`}>
          {mission.story.map((paragraph) => (
            <p key={paragraph} lang={story}>
              {paragraph}
            </p>
          ))}
          <InLanguage of={{ languages: { story } }} copy={common.inLanguage} />
        </div>
        {isPaged && (
          <Scene
            name="blanket"
            className="min-w-[calc(0.6*var(--page-height))] max-w-[calc(0.9*var(--page-height))] flex-1 portrait:hidden in-data-text:hidden [@media(max-height:999px)]:hidden"
          />
        )}
      </div>
    </Section>
  );
}
