import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { InLanguage } from '@/components/site/in-language';
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
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useStyles } from '@/components/ui/use-styles';
import type { LocalizedContent } from '@/content/document';
import { inEasyWords } from '@/content/easy-items/easy-words';
import type { LanguageTag } from '@/content/languages';
import { useContent } from '@/content/store/content-store';
import { type LayoutCopy, useCopy } from '@/copy';
import { storyCopy } from '@/copy/picture-story';
import { finderAnchor, screenPaths } from '@/copy/screen-paths';
import { toolsCopy } from '@/copy/tools';
import { languagesAnchor, otherLanguages, useHasOtherLanguages } from '@/features/other-languages';
import { pictureStory, storyAnchors } from '@/features/picture-story';
import { useCapabilities } from '@/host/capabilities';
import { visibleText } from '@/lib/visible-text';
import { EasyFinder, finderPicture } from './easy-finder';
import { EasyLines } from './easy-lines';
import { EasyMessageForm } from './easy-message-form';
import styles from './easy-read.css?inline';
import { type EasyScreen, type EasyScreenId, easyScreen } from './easy-screens';
import { EasySectionView, sectionClasses } from './easy-section';

/** A column that is easy to follow, with the pictures at its start. A wide window has headings beside it. */
const column = 'not-kiosk:@max-[62rem]:*:mx-auto not-kiosk:@max-[62rem]:*:max-w-[52rem]';

const besideHeadings = 'not-kiosk:@min-[62rem]:ms-[20rem]';

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

interface EasyIntroductionProps {
  screen: EasyScreenId;
  easy: EasyScreen;
  children: ReactNode;
}

/** The first lines of a screen; on Home, with a link to the finder. */
function EasyIntroduction({ screen, easy, children }: EasyIntroductionProps) {
  const { common, easyHome } = useCopy(toolsCopy);
  return (
    <div className={`not-kiosk:mt-8 print:mt-4 ${besideHeadings}`}>
      <EasyLines lines={easy.lines} />
      <InLanguage of={easy} copy={common.inLanguage} />
      {screen === 'home' && (
        <p className="mt-6 text-xl">
          <Link to={{ pathname: screenPaths.services, hash: finderAnchor }} className="text-link">
            <BreakableText>{easyHome.finderLink}</BreakableText>
          </Link>
        </p>
      )}
      {children}
    </div>
  );
}

function Screen({ screen, onShowFullPage }: EasyReadScreenProps) {
  const copy = useCopy(toolsCopy);
  const { easyFinder, foundation, wayfinding } = copy;
  const { pathname } = useLocation();
  const easy = easyScreen(screen, {
    copy,
    content: useContent(),
    now: useToday(),
    pathname,
  });
  const { title, sections, languages } = easy;
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
          <EasyIntroduction screen={screen} easy={easy}>
            {!isPaged && links.length > 0 && (
              <OnThisPage key={screen} label={wayfinding.onThisPage} sections={links} isEasy />
            )}
          </EasyIntroduction>
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
