import { longDateFormat } from '@/components/site/format-date';
import { Button } from '@/components/ui/button';
import { visibleText } from '@/components/ui/visible-text';
import { useContent } from '@/content-store/content-store';
import { type EasyReadKey, easyRead } from '@/words/easy-read';
import { heroTitleFallback } from '@/words/editable';
import { language } from '@/words/language';
import { reading } from '@/words/reading';
import { EasyLines } from './easy-lines';
import { EasySectionView } from './easy-section-view';

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
        {reading.easyRead.showFullPage}
      </Button>
    </div>
  );
}
