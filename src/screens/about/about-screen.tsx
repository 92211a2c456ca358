import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner, type ScreenPart } from '@/components/site/page-banner';
import { useCopy } from '@/language';
import { Approach } from './approach';
import { Collaborate } from './collaborate';
import { FocusAreas } from './focus-areas';
import { Goals } from './goals';
import { Mission } from './mission';

/** About, with its sections in the order of the specification, section 2. */
export default function AboutScreen() {
  const { about, wayfinding } = useCopy<'screens'>();
  const parts: readonly ScreenPart[] = [
    { anchor: 'mission', title: about.mission.title, scene: 'blanket' },
    { anchor: 'focus', title: about.focus.title, scene: 'pictureBoard' },
    { anchor: 'goals', title: about.goals.title, scene: 'garden' },
    { anchor: 'approach', title: about.approach.title, scene: 'kitchen' },
    { anchor: 'collaborate', title: about.collaborate.title, scene: 'desk' },
  ];
  return (
    <>
      <PageBanner {...about.banner} scene="meeting" partsLabel={wayfinding.onThisPage} parts={parts} />
      <DeferredContent>
        <Mission />
        <FocusAreas />
        <Goals />
        <Approach />
        <Collaborate />
      </DeferredContent>
    </>
  );
}
