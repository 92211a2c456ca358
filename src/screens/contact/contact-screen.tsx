import { ContactWayItem } from '@/components/site/contact-ways';
import { DeferredContent } from '@/components/site/deferred-content';
import { ExternalLink } from '@/components/site/external-link';
import { ItemAction } from '@/components/site/item-action';
import { PageBanner, type ScreenPart } from '@/components/site/page-banner';
import { ReachUs } from '@/components/site/reach-us';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCopy } from '@/language';
import { anchorMark } from '@/lib/anchors';
import { CrisisBox } from './crisis-box';
import { MapPlaceholder } from './map-placeholder';
import { MessageForm } from './message-form';

/** Help in a crisis and the number share a stop of the kiosk. On a tall display, so do the other ways and the map. */
const stops =
  'kiosk:gap-y-0! kiosk:*:stop kiosk:*:py-8 kiosk:landscape:*:py-2 kiosk:portrait:*:min-h-[calc(var(--stop-height)/2)]';

/** There, the number needs no box around it. */
const withoutBox = 'kiosk:border-0 kiosk:bg-transparent kiosk:px-0 kiosk:stop-zoom';

/** Beside the form, the ways are a quiet list. */
const asRows = 'not-kiosk:@min-[62rem]:rows not-kiosk:@min-[62rem]:gap-0 not-kiosk:@min-[62rem]:*:py-2.5';

const onPaper =
  'print:block print:@min-[40rem]:grid print:gap-x-8 print:gap-y-4 print:@min-[40rem]:grid-cols-[1fr_22rem]';

/** Contact: what most people come for first, which is help in a crisis, the number and the form; then the rest. */
export default function ContactScreen() {
  const { contact, contacts, foundation, wayfinding, withoutVoice } = useCopy<'screens'>();
  const parts: readonly ScreenPart[] = [
    { anchor: 'crisis', title: contact.crisis.title, scene: 'quietRoom' },
    { anchor: 'reach', title: contact.reach.title, scene: 'desk' },
    { anchor: 'message', title: contact.form.title, scene: 'pictureBoard' },
    { anchor: 'ways', title: contact.ways.title, scene: 'ramp' },
    { anchor: 'map', title: contact.map.title, scene: 'bus' },
  ];
  const { banner, reach, form, ways, replyNote } = contact;
  const { email } = contacts;
  return (
    <>
      <PageBanner {...banner} scene="phone" isBrief partsLabel={wayfinding.onThisPage} parts={parts} />
      <DeferredContent>
        <div data-below-first-view className="@container py-14 kiosk:py-0 print:pt-2 print:pb-0">
          <div
            className={`wrap grid grid-cols-1 gap-14 @min-[62rem]:grid-cols-[7fr_5fr] @min-[62rem]:gap-x-16 ${stops} ${onPaper}`}
          >
            <CrisisBox />
            {/* On paper, the cards say the same. */}
            <section
              aria-labelledby="reach"
              className={`rounded-card border-2 border-ink bg-card p-card @min-[74rem]:p-10 print:hidden ${withoutBox}`}
            >
              <h2 id="reach" {...anchorMark('reach')} className="mb-4">
                {reach.title}
              </h2>
              <ReachUs copy={reach.ways} size="full">
                <WithoutVoiceRow copy={withoutVoice.office} />
              </ReachUs>
            </section>
            {/* An empty form is useless there, but not a prepared message. */}
            <section
              aria-labelledby="message"
              className="kiosk:portrait:min-h-(--stop-height)! kiosk:landscape:col-span-full print:col-span-full print:not-has-[section]:hidden"
            >
              <h2 id="message" {...anchorMark('message')}>
                {form.title}
              </h2>
              {/* If scripts are off, an e-mail takes the place of the form. If they fail, what was typed stays in sight. */}
              <p className="hidden mt-3 [@media(scripting:none)]:block">
                <ExternalLink href={email.href} className="text-link">
                  <BreakableText>{email.text}</BreakableText>
                </ExternalLink>
              </p>
              <div className="[@media(scripting:none)]:hidden">
                <p className="measure mt-3 text-ink-soft kiosk:landscape:max-w-none">{form.text}</p>
                <MessageForm />
              </div>
              {replyNote && (
                <p className="mt-6 font-bold kiosk:mt-4" lang={foundation.languages?.replyNote}>
                  {replyNote}
                </p>
              )}
            </section>
            <section aria-labelledby="ways" className="kiosk:landscape:col-span-full">
              <h2 id="ways" {...anchorMark('ways')}>
                {ways.title}
              </h2>
              <ul
                className={`mt-6 grid grid-cols-1 gap-6 print:mt-3 print:gap-y-2 print:grid-cols-1! @min-[47rem]:@max-[62rem]:grid-cols-2 kiosk:landscape:@min-[47rem]:grid-cols-2 ${asRows}`}
              >
                {ways.items.map((way) => (
                  <li key={way.id}>
                    <ContactWayItem {...way} />
                    <ItemAction
                      item={{ kind: 'contact', id: way.id }}
                      title={way.label}
                      className="mt-2 @min-narrow:ms-16"
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
