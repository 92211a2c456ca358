import { type ReactNode, useId } from 'react';
import { anchorMark } from '@/lib/anchors';
import { renderedWhenIdle } from '@/lib/render-when-idle';

type Background = 'paper' | 'deep' | 'primary' | 'ink';

const backgrounds: Record<Background, string> = {
  paper: '',
  deep: 'edged border-ink bg-paper-deep',
  primary: 'edged border-band-edge band-primary',
  ink: 'edged border-band-edge band-ink',
};

/** Puts the heading in a narrow column beside the content, and on a tablet beside its picture; not in the kiosk. */
const asideContent =
  'grid grid-cols-1 items-start gap-8 @min-[56rem]:grid-cols-[5fr_7fr] @min-[56rem]:gap-16 print:block';
const asidePicture =
  'items-start gap-x-10 @min-[36rem]:@max-[56rem]:grid @min-[36rem]:@max-[56rem]:grid-cols-2 print:block';

/** Places the heading, the picture and the content. Given room, the picture goes from the heading to the content's end. */
const withPicture = [
  'grid grid-cols-1 gap-x-16 gap-y-8 @min-[36rem]:@max-[60rem]:gap-x-10 @min-[36rem]:grid-cols-2',
  'kiosk:@min-[60rem]:grid-cols-[7fr_5fr] @min-[36rem]:grid-rows-[auto_1fr] compact:@max-[56rem]:block print:block',
].join(' ');

/** Gives what a band says more room than its picture. */
const unevenColumns = 'not-kiosk:@min-[36rem]:grid-cols-[7fr_5fr]';

/** Limits a picture by the height of a page, too. On phones, bands leave it out, so that what visitors can do comes sooner. */
const pictureSize = 'max-w-[min(var(--widest),var(--scene-share,0.6)*var(--page-height,100rem))]';
const pictureInKiosk = 'compact:mt-4 compact:@max-[56rem]:hidden not-in-data-text:compact:portrait:block';

const introduction = 'mt-3 text-balance text-ink-soft max-w-reading compact:max-w-none';

/** Keeps a heading on a page with what follows even if that is a grid, which engines would otherwise break at once. */
const withNext = 'print:break-inside-avoid print:pb-24 print:-mb-24';

interface SectionProps {
  title: string;
  anchor?: string;
  text?: ReactNode;
  /** Text that only leads to the content. A kiosk with few lines a page leaves it out. */
  lead?: ReactNode;
  background?: Background;
  /** `aside` puts the heading in a narrow column beside the content, where there is room. */
  heading?: 'above' | 'aside';
  /** A picture: below the heading if that has a column of its own, or else in a column beside heading and content. */
  picture?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A section of a screen: a heading, an introduction and the content. */
export function Section({
  title,
  anchor,
  lead,
  text = lead,
  background = 'paper',
  heading = 'above',
  picture,
  className = '',
  children,
}: SectionProps) {
  const generatedId = useId();
  const id = anchor ?? generatedId;
  const aside = heading === 'aside';
  const besideAll = picture && !aside;
  const isBelow = besideAll && text;
  // What follows on paper needs the whole row of a tablet. What a band says is short.
  const [beside, below] =
    background === 'paper'
      ? ['@min-[60rem]:row-span-2', '@max-[60rem]:col-span-full']
      : ['@min-[36rem]:row-span-2 not-kiosk:@max-[60rem]:self-center', ''];
  const columns = background === 'paper' ? withPicture : `${withPicture} ${unevenColumns}`;
  const gap = picture ? 'compact:mt-4' : 'mt-8 kiosk:mt-5 compact:mt-2';
  const place = `${pictureSize} ${background === 'paper' ? '' : '@max-[36rem]:hidden'} print:hidden!`;
  return (
    <section
      {...renderedWhenIdle}
      aria-labelledby={id}
      className={`@container/section relative overflow-x-clip ${backgrounds[background]} py-band ${className}`}
    >
      <div className={`page-column ${aside ? asideContent : ''} ${besideAll ? columns : ''}`}>
        <div className={aside && picture ? asidePicture : ''}>
          <div className={`${withNext} break-after-avoid ${aside ? '@min-[56rem]:break-after-auto' : ''}`}>
            <h2 id={id} {...anchorMark(anchor)}>
              {title}
            </h2>
            {text && <p className={`${introduction} ${lead ? 'few:hidden' : ''}`}>{text}</p>}
          </div>
          {aside && picture && <div className={`${place} [--widest:28rem] @min-[56rem]:mt-8`}>{picture}</div>}
        </div>
        {besideAll && (
          <div
            className={`${place} ${pictureInKiosk} [--widest:36rem] ${isBelow ? beside : 'not-kiosk:@max-[36rem]:order-last @min-[36rem]:row-span-2'}`}
          >
            {picture}
          </div>
        )}
        {children && (
          <div className={`${aside ? '' : gap} print:mt-2 ${isBelow ? below : ''}`}>{children}</div>
        )}
      </div>
    </section>
  );
}
