import { ChevronDown, Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { canUnfoldForPrint } from '@/components/site/more';
import { Picture, usePictureStyles } from '@/components/site/pictures/picture';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { type StoryStep, storyCopy } from '@/copy/picture-story';
import { usePrintAlone } from '@/host/use-print';
import { anchorMark } from '@/lib/anchors';
import { keysOf } from '@/lib/keys-of';
import { storyAnchors } from './story-anchors';

/** Puts the steps side by side where there is room, in order, like the pages of a picture book. */
const steps = [
  'mt-6 grid grid-of-[15rem] gap-5 kiosk:grid-of-[22rem] compact:grid-of-[18rem] compact:gap-3',
  'print:mt-3 print:grid-cols-2 print:gap-2',
].join(' ');

const stepBox = [
  'flex h-full flex-col gap-3 break-inside-avoid outlined-card p-card',
  'kiosk:@min-[17em]:flex-row kiosk:px-3 compact:leading-[1.2] tight:flex-col! print:flex-row print:border print:py-1',
].join(' ');

const pictureSize = 'size-24 compact:size-20 tight:size-[1.5em] print:size-16';

/** Prints on two pages, at 14 points. */
const inEasyRead = 'mt-10 text-xl print:mt-0 print:text-[1rem]! print:leading-tight!';
const unfolded = 'gap-14 border-t-2 border-ink pt-7 print:border-0 print:pt-0';

function Step({ number, step: { picture, alt, lines } }: { number: number; step: StoryStep }) {
  const { foundation } = useCopy(storyCopy);
  return (
    <div className={stepBox}>
      <div className="flex items-center gap-3 kiosk:@min-[17em]:@max-[28em]:flex-col compact:landscape:flex-row! tight:flex-row! kiosk:gap-[0.4em] print:contents">
        <span aria-hidden="true" className="text-2xl font-bold">
          {number}
        </span>
        <div role="img" aria-label={alt}>
          <Picture id={picture} className={pictureSize} />
        </div>
      </div>
      <div className="grid content-start gap-1 compact:gap-0">
        {lines.map((line) => {
          const fact = typeof line === 'string' ? undefined : line.fact;
          const text = typeof line === 'string' ? line : foundation[line.fact];
          return (
            text && (
              <p key={text} lang={fact && foundation.languages?.[fact]}>
                <BreakableText>{text}</BreakableText>
              </p>
            )
          );
        })}
      </div>
    </div>
  );
}

interface StoryProps {
  title: string;
  text: string;
  items: readonly StoryStep[];
  anchor: string;
  /** Whether only the title shows until the story is opened or printed, or a link leads to it. */
  isFolded: boolean;
  onPrint: ((story: HTMLElement) => void) | undefined;
}

function Story({ title, text, items, anchor, isFolded, onPrint }: StoryProps) {
  const { pictureStory } = useCopy(storyCopy);
  // A generated id, because both versions of Contact have the story on the page.
  const id = useId();
  const story = useRef<HTMLElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (fold.current && hash === `#${anchor}`) fold.current.open = true;
  }, [anchor, hash]);
  const heading = (
    <h2 id={id} {...anchorMark(anchor)} className={isFolded ? 'beside-icon step-title' : ''}>
      <BreakableText>{title}</BreakableText>
    </h2>
  );
  const content = (
    <>
      <p className="max-w-reading mt-3 text-ink-soft break-after-avoid few:hidden">{text}</p>
      <ol className={steps}>
        {items.map((item, index) => (
          <li key={item.alt} className="@container">
            <Step number={index + 1} step={item} />
          </li>
        ))}
      </ol>
      {onPrint && (
        <Button
          aria-describedby={id}
          className={`mt-8 print:hidden ${isFolded ? 'mb-7' : ''}`}
          onClick={() => story.current && onPrint(story.current)}
        >
          <Printer aria-hidden="true" className="size-5 shrink-0" />
          {pictureStory.print}
        </Button>
      )}
    </>
  );
  return (
    <section ref={story} aria-labelledby={id} className={isFolded ? 'border-ink last:border-b-2' : ''}>
      {isFolded ? (
        <details
          ref={fold}
          className="group border-t-2 border-ink print:details-content:[content-visibility:visible]"
        >
          <summary className="flex min-h-12 items-center gap-3 py-3">
            {heading}
            <ChevronDown aria-hidden="true" className="size-6 shrink-0 group-open:rotate-180 print:hidden" />
          </summary>
          {content}
        </details>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </section>
  );
}

/** Shows a first visit and a first call in pictures, for people who need to know what to expect. Each prints alone. */
export default function PictureStory({ easyTitles }: { easyTitles?: { visit: string; call: string } }) {
  const { pictureStory: copy } = useCopy(storyCopy);
  const stories = { visit: copy, call: copy.call };
  // Prints only with its own button: along with all of Contact, it would take more pages.
  const [isPrinted, setPrinted] = useState(false);
  const printAlone = usePrintAlone();
  usePictureStyles();
  // Folds the story only where style sheets can unfold it for print.
  const isFolded = canUnfoldForPrint();

  const onPrint =
    printAlone &&
    ((story: HTMLElement) => {
      flushSync(() => setPrinted(true));
      printAlone(story, document.body, () => setPrinted(false));
    });
  return (
    <div
      className={`grid ${isPrinted ? '' : 'print:hidden'} ${easyTitles ? `${inEasyRead} ${isFolded ? '' : unfolded}` : `page-column ${isFolded ? 'pb-14' : 'gap-6 pb-6'}`}`}
    >
      {keysOf(storyAnchors).map((kind) => (
        <Story
          key={kind}
          title={easyTitles?.[kind] ?? stories[kind].title}
          text={stories[kind].text}
          items={stories[kind].steps}
          anchor={storyAnchors[kind]}
          isFolded={isFolded}
          onPrint={onPrint}
        />
      ))}
    </div>
  );
}
