import { Button } from '@/components/ui/button';
import { useContent } from '@/content-store/content-store';
import { heroTitleFallback } from '@/copy/editable';
import { language } from '@/copy/language';
import { readingTools } from '@/copy/reading-tools';
import { longDateFormat } from '@/lib/format-date';
import { visibleText } from '@/lib/visible-text';
import { EasyFinder, EasyFinderLink } from './easy-finder';
import { EasyLines } from './easy-lines';
import { type EasyScreenId, easyScreens } from './easy-screens';
import { EasySectionView } from './easy-section';

const longDate = longDateFormat(language.locale);

interface EasyReadScreenProps {
  screen: EasyScreenId;
  onShowFullPage: () => void;
}

/** The Easy read version of a screen, shown instead of the standard version. */
export default function EasyReadScreen({ screen, onShowFullPage }: EasyReadScreenProps) {
  const { title, lines, sections } = easyScreens[screen](useContent(), longDate);
  return (
    <div className="@container wrap pt-12 pb-14 wrap-anywhere">
      <h1 tabIndex={-1}>{visibleText(title) || heroTitleFallback}</h1>
      <EasyLines lines={lines} className="mt-8" />
      {screen === 'home' && <EasyFinderLink />}
      {screen === 'services' && <EasyFinder />}
      {sections.map((section) => (
        <EasySectionView key={section.title} {...section} />
      ))}
      <Button variant="primary" className="mt-12" onClick={onShowFullPage}>
        {readingTools.easyRead.showFullPage}
      </Button>
    </div>
  );
}
