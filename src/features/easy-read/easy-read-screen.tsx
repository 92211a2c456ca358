import { Button } from '@/components/ui/button';
import { useContent } from '@/content-store/content-store';
import { type EasyReadKey, easyRead } from '@/copy/easy-read';
import { heroTitleFallback } from '@/copy/editable';
import { language } from '@/copy/language';
import { readingTools } from '@/copy/reading-tools';
import { longDateFormat } from '@/lib/format-date';
import { visibleText } from '@/lib/visible-text';
import { EasyLines } from './easy-lines';
import { EasySectionView } from './easy-section';

const longDate = longDateFormat(language.locale);

interface EasyReadScreenProps {
  screen: EasyReadKey;
  onShowFullPage: () => void;
}

/** A screen's main points in plain words, in the place of the screen itself. */
export default function EasyReadScreen({ screen, onShowFullPage }: EasyReadScreenProps) {
  const content = useContent();
  const words = easyRead[screen](content, longDate);
  return (
    <div className="@container wrap pt-12 pb-14 wrap-anywhere">
      <h1 tabIndex={-1}>{visibleText(words.title) || heroTitleFallback}</h1>
      <EasyLines lines={words.lines} className="mt-8" />
      {words.sections.map((section) => (
        <EasySectionView key={section.title} {...section} />
      ))}
      <Button variant="primary" className="mt-12" onClick={onShowFullPage}>
        {readingTools.easyRead.showFullPage}
      </Button>
    </div>
  );
}
