import { DeferredContent } from '@/components/site/deferred-content';
import { ScreenBanner, type ScreenSection } from '@/components/site/screen-banner';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { dropMissing } from '@/lib/drop-missing';
import { Collaborate } from './collaborate';
import { Goals } from './goals';
import { Mission } from './mission';
import { Approach, FocusAreas } from './statements';

/** About, with those sections (specification, section 2) for which the foundation has something to say. */
export default function AboutScreen() {
  const { about, wayfinding } = useCopy(screensCopy);
  const { mission, areas, approach } = useContent();
  const sections = dropMissing<ScreenSection>([
    mission.story.length > 0 && { anchor: 'mission', title: about.mission.title, scene: 'blanket' },
    areas.length > 0 && { anchor: 'focus', title: about.focus.title, scene: 'pictureBoard' },
    mission.goals && { anchor: 'goals', title: about.goals.title, scene: 'run' },
    approach.length > 0 && { anchor: 'approach', title: about.approach.title, scene: 'kitchen' },
    { anchor: 'collaborate', title: about.collaborate.title, scene: 'mailbox' },
  ]);
  return (
    <>
      <ScreenBanner
        {...about.banner}
        scene="meeting"
        sectionsLabel={wayfinding.onThisPage}
        sections={sections}
      />
      <DeferredContent>
        {mission.story.length > 0 && <Mission mission={mission} />}
        {areas.length > 0 && <FocusAreas areas={areas} />}
        {mission.goals && <Goals mission={mission} />}
        {approach.length > 0 && <Approach points={approach} />}
        <Collaborate />
      </DeferredContent>
    </>
  );
}
