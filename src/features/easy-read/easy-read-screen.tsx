import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
import { KioskStart, ReachNow } from '@/components/site/kiosk-start';
import { OnThisPage } from '@/components/site/on-this-page';
import { Picture, usePictureStyles } from '@/components/site/pictures/picture';
import { ReasonTiles } from '@/components/site/reason-tiles';
import { Scene } from '@/components/site/scenes/scene';
import { Tiles } from '@/components/site/tiles';
import { useToday } from '@/components/site/today';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button, buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LongList } from '@/components/ui/long-list';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useStyles } from '@/components/ui/use-styles';
import type { LocalizedContent } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { type LayoutCopy, useCopy } from '@/copy';
import { finderAnchor, screenPaths } from '@/copy/screen-paths';
import { storyCopy } from '@/copy/story';
import { type ToolsCopy, toolsCopy } from '@/copy/tools';
import { nameLines, programLines, textLines } from '@/easy-items/easy-items';
import { inEasyWords } from '@/easy-items/easy-words';
import { wordExplainer } from '@/easy-items/explain-words';
import { Finder, type Suggestion } from '@/features/finder';
import { languagesAnchor, otherLanguages, useHasOtherLanguages } from '@/features/other-languages';
import { pictureStory, storyAnchors } from '@/features/picture-story';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { visibleText } from '@/lib/visible-text';
import { useContent } from '@/store/content-store';
import { EasyLines } from './easy-lines';
import { EasyMessageForm } from './easy-message-form';
import styles from './easy-read.css?inline';
import { type EasyScreenId, type EasySection, easyScreen } from './easy-screens';

/** A column that is easy to follow, with the pictures at its start. A wide window has headings beside it. */
const column = 'not-kiosk:@max-[62rem]:*:mx-auto not-kiosk:@max-[62rem]:*:max-w-[52rem]';

const besideHeadings = 'not-kiosk:@min-[62rem]:ms-[20rem]';

/** Keeps the heading in view beside what belongs to it. */
const sectionClasses =
  'mt-10 border-t-2 border-ink pt-7 not-kiosk:@min-[62rem]:grid grid-cols-[18rem_minmax(0,1fr)] gap-x-8 items-start print:mt-6 print:pt-4';

function EasySectionView({
  anchor,
  title,
  lines,
  cards = [],
  children,
}: EasySection & { children: ReactNode }) {
  const { common } = useCopy();
  const id = useId();
  return (
    <section aria-labelledby={id} className={sectionClasses}>
      <h2 id={id} {...anchorMark(anchor)} className="not-kiosk:@min-[62rem]:sticky top-20">
        <BreakableText>{title}</BreakableText>
      </h2>
      {/* Avoids a grid on paper, where a page could end between a heading and its first row. */}
      <div className="mt-6 grid grid-cols-1 content-start gap-8 not-kiosk:@min-[62rem]:mt-0 print:block">
        <EasyLines lines={lines} />
        {cards.length > 0 && (
          <LongList items={cards} copy={common.batches}>
            {(shown) => (
              <div className="grid grid-cols-1 gap-8 not-kiosk:gap-10 print:block">
                {shown.map((card) => (
                  <div
                    key={card.id ?? card.title}
                    className="@container/easy-read border-hairline not-kiosk:not-first:border-t not-kiosk:not-first:pt-7 print:mt-5"
                  >
                    <h3
                      lang={card.languages?.title}
                      {...anchorMark(card.anchor)}
                      className="card-title mb-3 max-w-reading"
                    >
                      <BreakableText>{card.title}</BreakableText>
                    </h3>
                    <EasyLines lines={card.lines} />
                    <InLanguage of={card} copy={common.inLanguage} />
                    {card.item && <ItemAction item={card.item} title={card.title} className="mt-4" />}
                  </div>
                ))}
              </div>
            )}
          </LongList>
        )}
        {children}
      </div>
    </section>
  );
}

function describe(suggestion: Suggestion, copy: ToolsCopy) {
  const { title, ...easy } = inEasyWords(suggestion.item);
  const described =
    suggestion.kind === 'service'
      ? textLines(easy, 'description', 'helper')
      : programLines(suggestion.item, copy);
  const lines = [...described, ...nameLines(suggestion.item.title, title, copy)];
  const text = (
    <div className="mt-4">
      <EasyLines lines={wordExplainer(copy)(lines)} />
    </div>
  );
  return { title, text };
}

const finderPicture = 'findPeople';

function EasyFinder() {
  const copy = useCopy(toolsCopy);
  const { title, text } = copy.easyFinder;
  return (
    <div className="print:has-[fieldset]:hidden">
      <EasySectionView title={title} lines={[{ picture: finderPicture, text }]}>
        <Finder copy={copy.easyFinder} describe={(suggestion) => describe(suggestion, copy)} />
      </EasySectionView>
    </div>
  );
}

/** Returns the lines in other languages and the story of a visit and a call once they have loaded, with links to them. */
function useStory(isShown: boolean) {
  const Story = useLazyModule(pictureStory, isShown);
  const languages = useLazyModule(otherLanguages, isShown);
  const hasLanguages = useHasOtherLanguages();
  const { pictureStory: copy } = useCopy(storyCopy);
  const { languagesTitle, storyTitles } = useCopy(toolsCopy).easyContact;
  if (!isShown || !Story || !languages) return undefined;
  const inOthers = { anchor: languagesAnchor, title: languagesTitle, picture: 'talk' } as const;
  const links = [
    ...(hasLanguages ? [inOthers] : []),
    { anchor: storyAnchors.visit, title: storyTitles.visit, picture: copy.steps[0]?.picture },
    { anchor: storyAnchors.call, title: storyTitles.call, picture: copy.call.steps[0]?.picture },
  ];
  return { Story, Languages: languages.Section, links };
}

interface EasyReadScreenProps {
  screen: EasyScreenId;
  onShowFullPage: () => void;
}

/** Leads to the full page; at an unknown address, leads to Home first. */
function LeaveEasyRead({ screen, onShowFullPage }: EasyReadScreenProps) {
  const { easyNotFound, readingTools } = useCopy(toolsCopy);
  return (
    <div className={`mt-12 flex flex-wrap gap-3 not-kiosk:*:text-xl! print:hidden ${besideHeadings}`}>
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
}

interface EasyLink {
  readonly anchor: string;
  readonly title: string;
  readonly picture: string | undefined;
}

/** Begins the screen of a kiosk, whose tiles lead to its sections, or from Home to what visitors need most. */
function EasyKioskStart({
  screen,
  links,
  children,
}: {
  screen: EasyScreenId;
  links: readonly EasyLink[];
  children: ReactNode;
}) {
  const { homeTiles, reachUs, wayfinding } = useCopy(toolsCopy);
  const isHome = screen === 'home' || screen === 'notFound';
  const tiles = links.map(({ anchor, title, picture }) => ({
    id: anchor,
    to: { hash: anchor },
    title,
    picture: picture && <Picture id={picture} className="aspect-square" />,
    isSquare: true,
  }));
  return (
    <KioskStart
      picture={<Scene name="meeting" />}
      tiles={
        isHome ? <ReasonTiles copy={homeTiles} /> : <Tiles label={wayfinding.onThisPage} tiles={tiles} />
      }
    >
      {children}
      <ReachNow copy={reachUs} />
    </KioskStart>
  );
}

function Screen({ screen, onShowFullPage }: EasyReadScreenProps) {
  const copy = useCopy(toolsCopy);
  const { common, easyFinder, foundation, wayfinding } = copy;
  const { pathname } = useLocation();
  const easy = easyScreen(screen, {
    copy,
    content: useContent(),
    now: useToday(),
    pathname,
  });
  const { title, lines, sections, languages } = easy;
  useStyles(styles);
  usePictureStyles();

  const { isPaged } = useCapabilities();
  const story = useStory(screen === 'contact');
  const anchored = sections.map((section, index) => ({ anchor: `section-${index + 1}`, ...section }));
  const hasFinder = screen === 'services';
  const links = [
    ...(hasFinder ? [{ anchor: finderAnchor, title: easyFinder.title, picture: finderPicture }] : []),
    ...anchored.map(({ anchor, title, lines, cards: [first] = [] }) => ({
      anchor,
      title,
      picture: (lines[0] ?? first?.lines[0])?.picture,
    })),
    ...(story?.links ?? []),
  ];
  const heading = (
    <h1 lang={languages?.title} tabIndex={-1} className="kiosk:first-title">
      {visibleText(title) || foundation.name}
    </h1>
  );
  const buttons = <LeaveEasyRead screen={screen} onShowFullPage={onShowFullPage} />;
  return (
    <>
      {isPaged && (
        <EasyKioskStart screen={screen} links={links}>
          {heading}
        </EasyKioskStart>
      )}
      <div
        className={`easy-read @container/easy-read page-column ${column} [--text-xl:max(1.25rem,min(1.375rem,6vw))] pt-12 pb-14 print:pt-4 print:pb-0`}
      >
        <div>
          {!isPaged && heading}
          <div className={`not-kiosk:mt-8 print:mt-4 ${besideHeadings}`}>
            <EasyLines lines={lines} />
            <InLanguage of={easy} copy={common.inLanguage} />
            {screen === 'home' && (
              <p className="mt-6 text-xl">
                <Link to={{ pathname: screenPaths.services, hash: finderAnchor }} className="text-link">
                  <BreakableText>{copy.easyHome.finderLink}</BreakableText>
                </Link>
              </p>
            )}
            {!isPaged && links.length > 0 && (
              <OnThisPage key={screen} label={wayfinding.onThisPage} sections={links} isEasy />
            )}
          </div>
        </div>
        {isPaged && anchored.length === 0 && buttons}
        {hasFinder && <EasyFinder />}
        {anchored.map((section) => (
          <EasySectionView key={section.anchor} {...section}>
            {section.hasForm && <EasyMessageForm />}
            {isPaged && section === anchored.at(-1) && buttons}
          </EasySectionView>
        ))}
        {story && (
          <>
            <story.Languages
              easyTitle={copy.easyContact.languagesTitle}
              className={`text-xl ${sectionClasses}`}
            />
            <story.Story easyTitles={copy.easyContact.storyTitles} />
          </>
        )}
        {!isPaged && buttons}
      </div>
    </>
  );
}

function layoutCopy(content: LocalizedContent, language: LanguageTag): LayoutCopy {
  const { easyErrorScreen, easyLayout } = toolsCopy.of(content, language);
  return { ...easyLayout, errorScreen: easyErrorScreen, inEasyWords };
}

export default { Screen, layoutCopy };
