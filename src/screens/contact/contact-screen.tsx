import { ContactWayItem } from '@/components/site/contact-ways';
import { DeferredContent } from '@/components/site/deferred-content';
import { ExternalLink } from '@/components/site/external-link';
import { PageBanner } from '@/components/site/page-banner';
import type { ScreenPart } from '@/components/site/part-tiles';
import { ReachUs } from '@/components/site/reach-us';
import { BreakableText } from '@/components/ui/breakable-text';
import { AddToSheet } from '@/features/sheet';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import { CrisisBox } from './crisis-box';
import { MapPlaceholder } from './map-placeholder';
import { MessageForm } from './message-form';

/** Help in a crisis and the number share a page. On a tall display, so do the other ways and the map; the form has its own. */
const pages =
  'gap-y-0! *:py-8 landscape:*:py-2 portrait:*:content-center portrait:*:min-h-[calc(var(--part-height)/2)] portrait:[&>:nth-child(3)]:min-h-(--part-height) portrait:@min-[44rem]:[&>:nth-child(-n+2)>*]:[zoom:1.2] landscape:*:content-center landscape:*:min-h-(--part-height) landscape:[&>:nth-child(n+3)]:col-span-full';

/** Contact: what most people come for first, which is help in a crisis, the number and the form; then the rest. */
export default function ContactScreen() {
  const { contact, wayfinding } = useCopy<'screens'>();
  const parts: readonly ScreenPart[] = [
    { anchor: 'crisis', title: contact.crisis.title, icon: 'lifebuoy' },
    { anchor: 'reach', title: contact.reach.title, icon: 'phone' },
    { anchor: 'message', title: contact.form.title, icon: 'mail' },
    { anchor: 'ways', title: contact.ways.title, icon: 'building' },
    { anchor: 'map', title: contact.map.title, icon: 'map-pin' },
  ];
  const { hasDock } = useCapabilities();
  const { banner, reach, form, ways, replyNote } = contact;
  const { email } = reach.ways;
  return (
    <>
      <PageBanner {...banner} scene="phone" partsLabel={wayfinding.onThisPage} parts={parts} />
      <DeferredContent>
        <div
          data-below-first-view
          className={`@container ${hasDock ? '' : 'py-14 @min-[50rem]:py-20'} print:pt-2 print:pb-0`}
        >
          <div
            className={`wrap grid grid-cols-1 gap-14 ${hasDock ? pages : ''} print:block print:@min-[40rem]:grid print:gap-x-8 print:gap-y-4 print:@min-[40rem]:grid-cols-[1fr_22rem] @min-[62rem]:grid-cols-[7fr_5fr] @min-[62rem]:gap-x-16`}
          >
            <CrisisBox />
            {/* On paper, the cards say the same. */}
            <section
              aria-labelledby="reach"
              className={`print:hidden ${hasDock ? '' : 'rounded-card border-2 border-ink bg-card p-card @min-[62rem]:px-5 @min-[62rem]:py-10 @min-[74rem]:px-10'}`}
            >
              <h2 id="reach" data-anchor="reach" tabIndex={-1} className="mb-4">
                {reach.title}
              </h2>
              <ReachUs copy={reach.ways} size="full" />
            </section>
            {/* An empty form is useless there, but not a prepared message. */}
            <section aria-labelledby="message" className="print:col-span-full print:not-has-[section]:hidden">
              <h2 id="message" data-anchor="message" tabIndex={-1}>
                {form.title}
              </h2>
              {/* If scripts are off, an e-mail takes the place of the form. If they fail, what was typed stays in sight. */}
              <p className="hidden mt-3 [@media(scripting:none)]:block">
                <ExternalLink href={email.href} className="text-link">
                  <BreakableText>{email.text}</BreakableText>
                </ExternalLink>
              </p>
              <div className="[@media(scripting:none)]:hidden">
                <p className={`mt-3 text-ink-soft ${hasDock ? 'portrait:measure' : 'measure'}`}>
                  {form.text}
                </p>
                <MessageForm />
              </div>
              <p className={`font-bold ${hasDock ? 'mt-4' : 'mt-6'}`}>{replyNote}</p>
            </section>
            <section aria-labelledby="ways">
              <h2 id="ways" data-anchor="ways" tabIndex={-1}>
                {ways.title}
              </h2>
              <ul
                className={`mt-6 grid grid-cols-1 gap-6 print:mt-3 print:gap-y-2 print:grid-cols-1! @min-[47rem]:@max-[62rem]:grid-cols-2 ${hasDock ? 'landscape:@min-[47rem]:grid-cols-2' : '@min-[62rem]:rows @min-[62rem]:gap-0 @min-[62rem]:*:py-2.5'}`}
              >
                {ways.items.map((way) => (
                  <li key={way.icon}>
                    <ContactWayItem {...way} />
                    <AddToSheet
                      item={{ kind: 'contact', id: way.icon }}
                      title={way.label}
                      className="mt-2 @min-[34rem]:ms-16"
                    />
                  </li>
                ))}
              </ul>
            </section>
            <MapPlaceholder />
          </div>
        </div>
      </DeferredContent>
    </>
  );
}
