import { LiveRegion } from '@/components/ui/live-region';
import type { Content } from '@/content/document';
import { GapList } from '@/content/gaps/gap-list';
import { isMisleading } from '@/content/gaps/gaps';
import { useGaps } from '@/content/gaps/use-gaps';
import { localize } from '@/content/localize';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { deskCopy } from '@/copy/desk';
import { DeskDialog } from '@/features/desk';
import { hasTyped, useOpenForms } from '@/features/drafts';
import type { WebsiteProgress } from '@/host/messages';
import type { Website } from './use-website';
import { WebsiteForm } from './website-form';
import { WebsiteResultBox } from './website-result';

function Progress({ progress }: { progress: WebsiteProgress | undefined }) {
  const { website: copy } = useCopy(deskCopy);
  const isSaving = progress?.total !== undefined;
  return (
    <>
      <LiveRegion className="mt-4">{progress && <p>{isSaving ? copy.saving : copy.making}</p>}</LiveRegion>
      {isSaving && (
        <progress
          aria-label={copy.progress}
          value={progress.done}
          max={progress.total}
          className="mt-2 h-4 w-full accent-primary"
        />
      )}
    </>
  );
}

interface WebsiteDialogProps {
  website: Website;
  document: Content;
  onClose: () => void;
}

/** Says what is left to do before the website goes live, and saves it. */
export function WebsiteDialog({ website, document, onClose }: WebsiteDialogProps) {
  const { website: copy, language } = useCopy(deskCopy);
  const { ready } = useCopy(contentCopy).admin;
  const content = localize(document, language.tag);
  const gaps = useGaps(document);
  const hasUnsavedForm = useOpenForms(hasTyped);
  const { progress, result } = website;

  return (
    <DeskDialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <p>{copy.text}</p>
      {hasUnsavedForm && <p className="mt-3 font-bold">{copy.unsavedForm}</p>}
      <p className="mt-3">{gaps.length > 0 ? copy.left : ready.done}</p>
      <GapList gaps={gaps} content={content} />
      <WebsiteForm website={website} hasExamples={isMisleading(gaps)} />
      <Progress progress={progress} />
      {result && <WebsiteResultBox result={result} onShow={website.show} />}
    </DeskDialog>
  );
}
