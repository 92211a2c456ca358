import { Button } from '@/components/ui/button';
import type { ContentPart } from '@/content/fields';
import { GapList } from '@/content/gaps/gap-list';
import { useGaps } from '@/content/gaps/use-gaps';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import type { FormTarget } from '@/features/drafts';
import { useEditedDocument } from '@/features/open-and-save';
import { siteCommands } from '@/host/site-commands';
import { useEditedContent } from './edited-language';

interface ReadySectionProps {
  /** Opens the form of a gap, at a field if one is named. */
  onOpen: (tab: ContentPart, target: FormTarget, field?: string) => void;
}

/** Lists samples and gaps, with links to their forms and the buttons of the website. Only the desktop app has this section. */
export function ReadySection({ onOpen }: ReadySectionProps) {
  const { ready } = useCopy(contentCopy).admin;
  const { content } = useEditedContent();
  const { document } = useEditedDocument();
  const gaps = useGaps(document);

  return (
    <section aria-label={ready.title}>
      <h2 className="card-title">{ready.title}</h2>
      <p className="max-w-reading mt-2">{gaps.length > 0 ? ready.text : ready.done}</p>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => siteCommands.send('saveWebsite')}>
        {ready.publish}
      </Button>
      <GapList
        gaps={gaps}
        content={content}
        onOpen={(part, { target, field }) => onOpen(part, target, field)}
      />
    </section>
  );
}
