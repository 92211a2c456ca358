import { ExternalLink } from '@/components/site/external-link';
import { WithoutVoice } from '@/components/site/without-voice';
import { BreakableText } from '@/components/ui/breakable-text';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { anchorMark } from '@/lib/anchors';

const padding =
  'p-card @max-narrow:px-[var(--gutter,0.75rem)] @min-[74rem]:px-8 @min-[74rem]:py-6 print:px-5 print:py-3';

const number =
  'mt-2 text-xl @min-[62rem]:text-3xl @max-narrow:w-full @max-narrow:px-0 @max-narrow:text-lg print:my-0 print:min-h-0 print:border-0 print:p-0';

/** Says what to do in danger, and shows the crisis line, available at any hour (specification, section 2), if there is one. */
export function CrisisBox() {
  const { contact, contacts, withoutVoice } = useCopy(screensCopy);
  const { title, text, callLabel, emergency } = contact.crisis;
  const { crisisLine } = contacts;
  const { textMessage } = withoutVoice.crisis;
  return (
    <section aria-labelledby="crisis" className="break-inside-avoid print:col-span-full">
      <div
        className={`flex flex-col items-start rounded-card border-2 border-band-edge band-primary ${padding}`}
      >
        <h2 id="crisis" {...anchorMark('crisis')} className="flex items-center gap-3 flex-wrap">
          <Icon id="lifebuoy" className="size-8" />
          <span className="beside-icon">{title}</span>
        </h2>
        <p className="mt-3 text-xl font-bold print:mt-1">{emergency}</p>
        {crisisLine && (
          <>
            <p className="mt-3 print:mt-1">{callLabel}</p>
            <ExternalLink href={crisisLine.href} className={`${number} ${buttonClasses('accent')}`}>
              <BreakableText>{crisisLine.text}</BreakableText>
            </ExternalLink>
            <p className="mt-3 print:mt-1">{text}</p>
          </>
        )}
        <WithoutVoice copy={{ textMessage }} className="mt-2 print:mt-0" />
      </div>
    </section>
  );
}
