import { DeferredContent } from '@/components/site/deferred-content';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { CallToAction } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { Figures } from './figures';
import { HeroBanner } from './hero-banner';
import { HowWeHelp } from './how-we-help';
import { Mission } from './mission';
import { Testimonials } from './testimonials';

/** Home, with its sections in the order of the specification, section 2. */
export function HomeScreen() {
  const { home } = useCopy();
  const { isPaged } = useCapabilities();
  const { find, provide } = home.start.actions;
  const { hero, mission, services, testimonials } = useContent();
  return (
    <>
      <HeroBanner hero={hero} />
      <DeferredContent>
        <Figures hasGoals={mission.goals !== ''} />
        {(mission.aim || mission.points.length > 0) && <Mission mission={mission} />}
        <HowWeHelp services={services.slice(0, home.services.shown)} />
        {!isPaged && <CallToAction anchor="start" {...home.start} actions={[find, provide]} scene="garden" />}
        <Testimonials testimonials={testimonials} />
      </DeferredContent>
    </>
  );
}
