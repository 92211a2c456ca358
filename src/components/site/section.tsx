import { type ReactNode, useId } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { renderWhenIdle } from '@/lib/render-when-idle';

type Background = 'paper' | 'deep' | 'primary' | 'ink';

/** Adjacent bands share a border. */
const band = 'border-y-2 [.border-y-2+&]:border-t-0';

const backgrounds: Record<Background, string> = {
  paper: '',
  deep: `${band} border-ink bg-paper-deep`,
  primary: `${band} border-band-edge band-primary`,
  ink: `${band} border-band-edge band-ink`,
};

/** Keeps text clear of the illustration, which takes the last third of the section. */
const besideIllustration = '@min-[64rem]:max-w-[64%]';

/** No taller than what the heading leaves of a low display, and not a stamp. */
const belowHeading =
  'landscape:max-w-[clamp(0px,(var(--part-height)-22rem)*999,min(28rem,(var(--part-height)-17rem)*4/3))]';

interface SectionProps {
  title: string;
  /** The fragment of links to the section. */
  anchor?: string;
  text?: string;
  background?: Background;
  /** `aside` puts the heading in a narrow column beside the content, where there is room. */
  heading?: 'above' | 'aside';
  /** Decoration at the end of a wide section, or beside or below a heading that is aside. */
  illustration?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A section of a screen: a heading, an introduction and the content. */
export function Section({
  title,
  anchor,
  text,
  background = 'paper',
  heading = 'above',
  illustration,
  className = '',
  children,
}: SectionProps) {
  const generatedId = useId();
  const id = anchor ?? generatedId;
  const aside = heading === 'aside';
  // Above one, a part is a page of its own, and a tall page has room for larger text.
  const { hasDock } = useCapabilities();
  const beside = illustration && !aside ? besideIllustration : '';
  return (
    <section
      ref={renderWhenIdle}
      aria-labelledby={id}
      className={`render-when-idle @container/section relative overflow-hidden ${backgrounds[background]} ${hasDock ? 'min-h-(--part-height) content-center py-5 landscape:py-3' : 'py-band @min-[50rem]:py-20'} ${className}`}
    >
      <div
        className={`wrap ${hasDock ? 'portrait:@min-[44rem]:*:[zoom:1.2]' : ''} ${aside ? 'grid grid-cols-1 gap-8 @min-[56rem]:grid-cols-[5fr_7fr] @min-[56rem]:gap-16 print:block' : ''}`}
      >
        <div
          className={`${beside} ${aside && illustration ? 'items-center gap-x-10 @min-[36rem]:@max-[56rem]:grid @min-[36rem]:@max-[56rem]:grid-cols-2 print:block' : ''}`}
        >
          <div>
            <h2 id={id} data-anchor={anchor} tabIndex={anchor ? -1 : undefined}>
              {title}
            </h2>
            {text && (
              <p className={`mt-3 text-ink-soft ${hasDock ? 'portrait:measure' : 'measure'}`}>{text}</p>
            )}
          </div>
          {aside && illustration && (
            <div
              className={`hidden max-w-md @min-[36rem]:block @min-[56rem]:mt-8 ${hasDock ? belowHeading : ''}`}
            >
              {illustration}
            </div>
          )}
        </div>
        {children && (
          <div className={`${aside ? '' : hasDock ? 'mt-6' : 'mt-8'} print:mt-2 ${beside}`}>{children}</div>
        )}
      </div>
      {illustration && !aside && (
        <div className="absolute inset-y-0 end-0 hidden w-1/3 @min-[64rem]:block">{illustration}</div>
      )}
    </section>
  );
}
