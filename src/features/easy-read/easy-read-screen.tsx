import { use, useLayoutEffect } from 'react';
import { OnThisPage } from '@/components/site/on-this-page';
import { Button, buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { finderAnchor, screenPaths } from '@/content/screen-paths';
import { useContent } from '@/content-store/content-store';
import { easyFinder } from '@/copy/easy-read/finder';
import { easyLayout } from '@/copy/easy-read/layout';
import { easyNotFound } from '@/copy/easy-read/not-found';
import { heroTitleFallback } from '@/copy/editable';
import { language } from '@/copy/language';
import { readingTools } from '@/copy/reading-tools';
import { wayfinding } from '@/copy/site';
import { longDateFormat } from '@/lib/format-date';
import { visibleText } from '@/lib/visible-text';
import { EasyFinder, EasyFinderLink } from './easy-finder';
import { EasyLines } from './easy-lines';
import { LayoutCopyContext } from './easy-read-state';
import { type EasyScreenId, easyScreens } from './easy-screens';
import { EasySectionView } from './easy-section';

const longDate = longDateFormat(language.locale);

interface EasyReadScreenProps {
  screen: EasyScreenId;
  onShowFullPage: () => void;
}

/** The Easy read version of a screen, shown instead of the standard version. The menu and the footer change with it. */
export default function EasyReadScreen({ screen, onShowFullPage }: EasyReadScreenProps) {
  const { title, lines, sections } = easyScreens[screen](useContent(), longDate, new Date());
  const setLayoutCopy = use(LayoutCopyContext);
  useLayoutEffect(() => {
    setLayoutCopy(easyLayout);
    return () => setLayoutCopy(undefined);
  }, [setLayoutCopy]);

  const anchored = sections.map((section, index) => ({ ...section, anchor: `section-${index + 1}` }));
  const hasFinder = screen === 'services';
  const finderLink = { anchor: finderAnchor, title: easyFinder.title };
  return (
    <div className="easy-read @container wrap pt-12 pb-14">
      <h1 tabIndex={-1}>{visibleText(title) || heroTitleFallback}</h1>
      <div className="mt-8 grid gap-x-16 gap-y-10 @min-[56rem]:grid-cols-[7fr_5fr]">
        <EasyLines lines={lines} />
        {anchored.length > 0 && (
          <OnThisPage
            label={wayfinding.onThisPage}
            sections={hasFinder ? [finderLink, ...anchored] : anchored}
            isEasy
          />
        )}
      </div>
      {screen === 'home' && <EasyFinderLink />}
      {hasFinder && <EasyFinder />}
      {anchored.map((section) => (
        <EasySectionView key={section.anchor} {...section} />
      ))}
      <div className="mt-12 flex flex-wrap gap-3">
        {screen === 'notFound' && (
          <Link to={screenPaths.home} className={buttonClasses('primary')}>
            {easyNotFound.home}
          </Link>
        )}
        <Button variant={screen === 'notFound' ? 'secondary' : 'primary'} onClick={onShowFullPage}>
          {readingTools.easyRead.showFullPage}
        </Button>
      </div>
    </div>
  );
}
