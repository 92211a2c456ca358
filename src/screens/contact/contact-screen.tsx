import { ContactWayItem } from '@/components/site/contact-ways';
import { DeferredContent } from '@/components/site/deferred-content';
import { OnThisPage } from '@/components/site/on-this-page';
import { PageBanner } from '@/components/site/page-banner';
import { contact } from '@/copy/contact';
import { wayfinding } from '@/copy/site';
import { CrisisBox } from './crisis-box';
import { MapPlaceholder } from './map-placeholder';
import { MessageForm } from './message-form';

const sections = [
  { anchor: 'crisis', title: contact.crisis.title },
  { anchor: 'ways', title: contact.ways.title },
  { anchor: 'message', title: contact.form.title },
  { anchor: 'map', title: contact.map.title },
];

/** Contact: help in a crisis first, then the ways to reach the foundation, the form and the map. */
export default function ContactScreen() {
  const { banner, form, ways, replyNote } = contact;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} scene="phone">
        <OnThisPage label={wayfinding.onThisPage} sections={sections} />
      </PageBanner>
      <DeferredContent>
        <div className="@container py-14 @min-[50rem]:py-20 print:py-2">
          <div className="wrap grid grid-cols-1 gap-14 print:gap-6 @min-[62rem]:grid-cols-[7fr_5fr] @min-[62rem]:gap-x-16">
            <CrisisBox />
            <section aria-labelledby="ways-title" className="@min-[62rem]:col-span-2">
              <h2 id="ways-title" data-anchor="ways" tabIndex={-1} className="scroll-mt-4">
                {ways.title}
              </h2>
              <ul className="mt-6 grid grid-cols-1 gap-6 rounded-card border-2 border-ink bg-card p-card @max-narrow:rounded-none @max-narrow:border-x-0 @max-narrow:bg-transparent @max-narrow:px-0 @min-[47rem]:grid-cols-[repeat(2,auto)] @min-[52rem]:grid-cols-2 @min-[74rem]:grid-cols-[repeat(3,auto)]">
                {ways.items.map((way) => (
                  <li key={way.label}>
                    <ContactWayItem {...way} />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="message-title">
              <h2 id="message-title" data-anchor="message" tabIndex={-1} className="scroll-mt-4">
                {form.title}
              </h2>
              <p className="measure mt-3 text-ink-soft">{form.text}</p>
              <MessageForm />
              <p className="mt-6 font-bold">{replyNote}</p>
            </section>
            <MapPlaceholder />
          </div>
        </div>
      </DeferredContent>
    </>
  );
}
