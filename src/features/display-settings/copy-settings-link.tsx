import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { toolsCopy } from '@/copy/tools';
import { useCapabilities } from '@/host/capabilities';
import { withParameters } from '@/lib/address-query';
import { copyText } from '@/lib/copy-text';

/** Copies the address of the page, with its settings and language. Only a browser has an address that others can open. */
export function CopySettingsLink() {
  const { displaySettings, language } = useCopy(toolsCopy);
  const { link } = displaySettings;
  const { ownsAddress } = useCapabilities();
  const [outcome, setOutcome] = useState('');
  const [announced, setAnnounced] = useState<AnnouncedText>();
  const line = useRef<HTMLParagraphElement>(null);
  if (!ownsAddress) return null;

  function tell(text: string) {
    flushSync(() => setOutcome(text));
    setAnnounced({ text });
    // Scrolls to the note, since the dialog may end below the window.
    line.current?.scrollIntoView({ block: 'nearest' });
  }

  async function copyLink() {
    // Names the language, so that the page opens in it even in a browser that prefers another.
    const href = withParameters(window.location.href, { lang: language.tag });
    tell((await copyText(href)) ? link.copied : `${link.byHand} ${href}`);
  }

  return (
    <div className="mt-3">
      <Button className="w-full" onClick={copyLink} onBlur={() => setOutcome('')}>
        {link.button}
      </Button>
      {outcome && (
        <p ref={line} className="mt-2 wrap-anywhere">
          {outcome}
        </p>
      )}
      <Announcement announced={announced} />
    </div>
  );
}
