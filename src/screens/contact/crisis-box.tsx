import { ExternalLink } from '@/components/site/external-link';
import { WithoutVoice } from '@/components/site/without-voice';
import { BreakableText } from '@/components/ui/breakable-text';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';

const padding =
  'p-card @max-narrow:px-[var(--gutter,0.75rem)] tight:leading-[1.12] tight:[--button-block:2px] tight:[--card-space:6px]';

const number =
  'mt-2 text-xl @min-[62rem]:text-2xl @max-narrow:w-full @max-narrow:px-0 @max-narrow:text-lg print:my-0 print:min-h-0 print:border-0 print:p-0';

const strong = 'text-xl font-bold text-balance tight:leading-[1.12]';

/** Puts help in danger beside the crisis line where both have room. */
const besideEachOther = [
  'grid grid-flow-dense grid-cols-1 grid-rows-[auto_1fr] gap-x-10',
  'mt-3 gap-y-3 tight:mt-1 tight:gap-y-1 print:mt-1 print:gap-y-1',
  'not-kiosk:@min-[36rem]:grid-cols-2 kiosk:@min-[44rem]:grid-cols-2 compact:@min-[22rem]:grid-cols-[minmax(45%,1fr)_auto]',
].join(' ');

const phoneIcon = <Icon id="phone" className="size-5 @max-[11rem]:hidden print:hidden" />;

/** Says what to do in danger, and shows the crisis line, if there is one, at any hour (specification, section 2). */
export function CrisisBox() {
  const { contact, contacts, withoutVoice } = useCopy(screensCopy);
  const { title, text, callLabel, emergency, callEmergency } = contact.crisis;
  const { crisisLine } = contacts;
  const { canLeave, isPaged } = useCapabilities();
  const { textMessage } = withoutVoice.crisis;
  return (
    <section aria-labelledby="crisis" className="break-inside-avoid not-kiosk:col-span-full">
      <div className={`break-inside-avoid rounded-card border-2 border-band-edge band-primary ${padding}`}>
        <h2 id="crisis" {...anchorMark('crisis')} className="flex items-center gap-3 flex-wrap">
          <Icon id="lifebuoy" className="size-8 tight:size-[1em]" />
          <span className="beside-icon">{title}</span>
        </h2>
        <div className={besideEachOther}>
          <p className={`col-start-1 ${strong} kiosk:@min-[44rem]:text-2xl`}>
            {emergency}{' '}
            {canLeave ? (
              <span className="block">
                <a href="tel:911" className={`${number} ${buttonClasses('accent')}`}>
                  {phoneIcon}
                  {callEmergency}
                </a>
              </span>
            ) : (
              `${callEmergency}.`
            )}
          </p>
          {crisisLine && isPaged && <p className="col-start-1">{text}</p>}
          <div className="-col-end-1 row-span-2 break-inside-avoid not-kiosk:@min-[62rem]:flex not-kiosk:@min-[62rem]:flex-wrap not-kiosk:@min-[62rem]:content-start not-kiosk:@min-[62rem]:items-center not-kiosk:@min-[62rem]:gap-x-3 tight:@max-[22rem]:contents">
            {crisisLine && (
              <>
                <p className={isPaged ? 'break-after-avoid tight:sr-only' : `w-full ${strong}`}>
                  {isPaged ? callLabel : text}
                </p>
                <ExternalLink
                  href={crisisLine.href}
                  className={`${number} break-after-avoid tight:@max-[22rem]:-order-1 ${buttonClasses('accent')}`}
                >
                  {canLeave && phoneIcon}
                  <BreakableText>{crisisLine.text}</BreakableText>
                </ExternalLink>
              </>
            )}
            <WithoutVoice copy={{ textMessage }} className="mt-2 tight:mt-0 tight:leading-[1.4] print:mt-0" />
          </div>
        </div>
      </div>
    </section>
  );
}
