import { Tabs } from '@/components/ui/tabs';
import { useCopy } from '@/language';
import { EventsPanel } from './events-panel';
import { HeroPanel } from './hero-panel';
import { useOpenForms } from './open-forms';
import { ServicesPanel } from './services-panel';
import { TestimonialsPanel } from './testimonials-panel';

/** Content Management (specification, section 2): four tabs, open to anyone. Edits stay in memory. */
export default function AdminScreen() {
  const { admin, language } = useCopy<'tools'>();
  const { banner, tabs, tabsLabel } = admin;
  const [forms] = useOpenForms();
  return (
    <div className="@container">
      <div className="wrap py-12 @min-[50rem]:py-16">
        <h1 tabIndex={-1}>{banner.title}</h1>
        <div className="mt-5 mb-12 grid items-start gap-x-16 gap-y-6 @min-[62rem]:grid-cols-[7fr_5fr]">
          <p className="measure text-xl text-ink-soft">{banner.text}</p>
          <p className="measure border-s-4 border-accent ps-5">{banner.samples}</p>
        </div>
        <Tabs
          initial={[...forms.keys()].at(-1)}
          label={tabsLabel}
          direction={language.direction}
          tabs={[
            { value: 'hero', label: tabs.hero, content: <HeroPanel /> },
            { value: 'services', label: tabs.services, content: <ServicesPanel /> },
            { value: 'testimonials', label: tabs.testimonials, content: <TestimonialsPanel /> },
            { value: 'events', label: tabs.events, content: <EventsPanel /> },
          ]}
        />
      </div>
    </div>
  );
}
