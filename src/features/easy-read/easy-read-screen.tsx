import { type ReactNode, use, useId, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { InLanguage } from '@/components/site/in-language';
import { OnThisPage } from '@/components/site/on-this-page';
import { WayTiles } from '@/components/site/way-tiles';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button, buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Paged } from '@/components/ui/paged';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import type { PictureId } from '@/content/pictures';
import { finderAnchor, screenPaths } from '@/content/screen-paths';
import { useContent } from '@/content-store/content-store';
import {
  contentInEasyWords,
  type EasyCopy,
  inEasyWords,
  programLines,
  programTitle,
  serviceLines,
  serviceTitle,
} from '@/features/easy-items';
import { Finder, type Suggestion } from '@/features/finder';
import { AddToSheet } from '@/features/sheet';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import { visibleText } from '@/lib/visible-text';
import { EasyLines, Picture } from './easy-lines';
import { LayoutCopyContext } from './easy-read-state';
import { type EasyScreenId, type EasySection, easyScreen } from './easy-screens';
import type { LazyEasyForm } from './index';

/** Above a dock, a section is a page of its own. */
const sectionPage = 'min-h-(--part-height) content-center border-t-2 border-ink py-8';

/** A section of Easy read; its heading moves beside its parts where there is room. */
function EasySectionView({
  anchor,
  title,
  lines,
  parts = [],
  children,
}: EasySection & { children: ReactNode }) {
  const { common } = useCopy();
  const { hasDock } = useCapabilities();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={
        hasDock
          ? sectionPage
          : 'mt-12 grid grid-cols-1 gap-x-16 gap-y-6 border-t-2 border-ink pt-8 @min-[56rem]:grid-cols-[5fr_7fr] print:mt-6 print:block print:pt-4'
      }
    >
      <h2 id={id} data-anchor={anchor} tabIndex={-1}>
        <BreakableText>{title}</BreakableText>
      </h2>
      {/* Not a grid on paper: a page could end between a heading and its first row. */}
      <div className={`grid grid-cols-1 gap-10 print:mt-6 print:block ${hasDock ? 'mt-6' : ''}`}>
        <EasyLines lines={lines} />
        {parts.length > 0 && (
          <Paged items={parts} copy={common.pages}>
            {(shown) => (
              <div className="grid grid-cols-1 gap-10 print:block">
                {shown.map((part) => (
                  <div key={part.id ?? part.title} className="print:mt-5">
                    <h3
                      lang={part.languages?.title}
                      data-anchor={part.anchor}
                      tabIndex={part.anchor ? -1 : undefined}
                      className="card-title mb-4"
                    >
                      <BreakableText>{part.title}</BreakableText>
                    </h3>
                    <EasyLines lines={part.lines} />
                    <InLanguage of={part} copy={common.inLanguage} />
                    {part.sheetItem && (
                      <AddToSheet item={part.sheetItem} title={part.title} className="mt-4" />
                    )}
                  </div>
                ))}
              </div>
            )}
          </Paged>
        )}
        {children}
      </div>
    </section>
  );
}

function describe(suggestion: Suggestion, copy: EasyCopy) {
  const [title, lines] =
    'service' in suggestion
      ? [
          serviceTitle(suggestion.service, copy),
          serviceLines(inEasyWords(suggestion.service, 'description'), copy),
        ]
      : [programTitle(suggestion.program, copy), programLines(suggestion.program, copy)];
  const text = (
    <div className="mt-4">
      <EasyLines lines={lines} />
    </div>
  );
  return { title, text };
}

const finderPicture: PictureId = 'findPeople';

/** The finder on the Services screen, in plain language. */
function EasyFinder() {
  const copy = useCopy<'tools'>();
  const { easyFinder } = copy;
  const { hasDock } = useCapabilities();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`print:has-[fieldset]:hidden landscape:[--picture-height:12.5dvh] ${hasDock ? sectionPage : 'mt-12 border-t-2 border-ink pt-8'}`}
    >
      <h2 id={id}>{easyFinder.title}</h2>
      <div className={hasDock ? 'my-5' : 'mt-6 mb-8'}>
        <EasyLines lines={[{ picture: finderPicture, text: easyFinder.text }]} />
      </div>
      <Finder copy={easyFinder} describe={(suggestion) => describe(suggestion, copy)} />
    </section>
  );
}

/** Links from Home to the finder. */
function EasyFinderLink() {
  const { easyHome } = useCopy<'tools'>();
  return (
    <p className="mt-6 text-xl">
      <Link to={{ pathname: screenPaths.services, hash: finderAnchor }} className="text-link">
        <BreakableText>{easyHome.finderLink}</BreakableText>
      </Link>
    </p>
  );
}

interface EasyPartTilesProps {
  label: string;
  sections: readonly { anchor: string; title: string; picture?: PictureId | undefined }[];
}

/** The sections of a screen as large tiles with pictures, for a display that is touched. */
function EasyPartTiles({ label, sections }: EasyPartTilesProps) {
  return (
    <nav
      aria-label={label}
      className="text-[max(1.25rem,min(1.875rem,3.4vw))] font-bold landscape:text-[1.4rem]"
    >
      <p>{label}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3 @min-[36rem]:grid-cols-2 landscape:@min-[56rem]:grid-cols-3">
        {sections.map(({ anchor, title, picture }) => (
          <li key={anchor}>
            <Link
              to={{ hash: anchor }}
              className="flex h-full items-center gap-x-4 rounded-card border-2 border-ink bg-card px-4 py-2 leading-tight landscape:py-1.5"
            >
              {picture && <Picture id={picture} className="size-16 landscape:size-14" />}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The screen's form, once it is there. */
function FetchedForm({ form }: { form: LazyEasyForm }) {
  const Form = useLazyPart(form);
  return Form && <Form Lines={EasyLines} />;
}

interface EasyReadScreenProps {
  screen: EasyScreenId;
  form?: LazyEasyForm | undefined;
  onShowFullPage: () => void;
}

/** The Easy read version of a screen, shown instead of the standard version. The menu and the footer change with it. */
export default function EasyReadScreen({ screen, form, onShowFullPage }: EasyReadScreenProps) {
  const copy = useCopy<'tools'>();
  const { common, easyLayout, easyFinder, easyNotFound, homeTiles, heroTitleFallback } = copy;
  const { readingTools, wayfinding } = copy;
  const { pathname } = useLocation();
  const easy = easyScreen(screen, {
    copy,
    content: contentInEasyWords(useContent()),
    now: new Date(),
    pathname,
  });
  const { title, lines, sections, languages } = easy;
  const setLayoutCopy = use(LayoutCopyContext);
  useLayoutEffect(() => {
    setLayoutCopy(easyLayout);
    return () => setLayoutCopy(undefined);
  }, [setLayoutCopy, easyLayout]);

  const { hasDock } = useCapabilities();
  const leadsOn = hasDock && (screen === 'home' || screen === 'notFound');

  const anchored = sections.map((section, index) => ({ anchor: `section-${index + 1}`, ...section }));
  const hasFinder = screen === 'services';
  const parts = [
    ...(hasFinder ? [{ anchor: finderAnchor, title: easyFinder.title, picture: finderPicture }] : []),
    ...anchored.map(({ anchor, title, lines }) => ({ anchor, title, picture: lines[0]?.picture })),
  ];
  const heading = (
    <h1
      lang={languages?.title}
      tabIndex={-1}
      className={hasDock ? 'landscape:text-[min(3.75rem,4vw)]' : undefined}
    >
      {visibleText(title) || heroTitleFallback}
    </h1>
  );
  const introduction = (
    <>
      <EasyLines lines={lines} />
      <InLanguage of={easy} copy={common.inLanguage} />
    </>
  );
  const finderLink = screen === 'home' && <EasyFinderLink />;
  const buttons = (
    <div className={`flex flex-wrap gap-3 print:hidden ${hasDock ? '' : 'mt-12'}`}>
      {screen === 'notFound' && (
        <Link to={screenPaths.home} className={buttonClasses('primary')}>
          {easyNotFound.home}
        </Link>
      )}
      <Button variant={screen === 'notFound' ? 'secondary' : 'primary'} onClick={onShowFullPage}>
        {readingTools.easyRead.showFullPage}
      </Button>
    </div>
  );
  return (
    <div
      className={`easy-read @container wrap ${hasDock ? 'pt-6 landscape:pt-2' : 'pt-12 pb-14 print:pt-4 print:pb-0'}`}
    >
      {hasDock ? (
        // The first page, with the choice of the others, for which the pictures are smaller where that is tight.
        <div
          className={`grid min-h-[calc(var(--part-height)-1.5rem)] content-start gap-x-16 gap-y-6 pb-6 landscape:gap-y-3 landscape:[--picture-height:12.5dvh] ${leadsOn ? '[--picture-height:calc((var(--part-height)-18rem)/6)] landscape:grid-cols-2' : '[--picture-height:calc((var(--part-height)-18rem)/5)]'}`}
        >
          <div className="grid content-start gap-y-5 landscape:gap-y-3">
            {heading}
            <div>
              {introduction}
              {finderLink}
            </div>
            {anchored.length === 0 && buttons}
          </div>
          {leadsOn ? (
            <WayTiles copy={homeTiles} isCompact />
          ) : (
            <EasyPartTiles label={wayfinding.onThisPage} sections={parts} />
          )}
        </div>
      ) : (
        <>
          {heading}
          <div className="mt-8 grid gap-x-16 gap-y-10 @min-[56rem]:grid-cols-[7fr_5fr] print:mt-4 print:block">
            <div>{introduction}</div>
            {parts.length > 0 && <OnThisPage label={wayfinding.onThisPage} sections={parts} isEasy />}
          </div>
          {finderLink}
        </>
      )}
      {hasFinder && <EasyFinder />}
      {anchored.map((section) => (
        <EasySectionView key={section.anchor} {...section}>
          {section.hasForm && form && <FetchedForm form={form} />}
          {/* On the page of the last section, not on one of their own. */}
          {hasDock && section === anchored.at(-1) && buttons}
        </EasySectionView>
      ))}
      {!hasDock && buttons}
    </div>
  );
}
