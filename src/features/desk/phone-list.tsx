import { Copy, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import type { ContactId } from '@/content/contact';
import { ExampleNumbers } from '@/content/gaps/example-numbers';
import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { speech, useVoiceStatus } from '@/features/speech';
import { copyText } from '@/lib/copy-text';
import { keysOf } from '@/lib/keys-of';
import { DeskDialog } from './desk-dialog';

function Entry({ label, text }: { label: string; text: string }) {
  const { copy, copied, selected, readAloud } = useCopy(deskCopy).phoneList;
  const [isCopied, setCopied] = useState(false);
  const [announced, setAnnounced] = useState<AnnouncedText>();
  const value = useRef<HTMLParagraphElement>(null);
  const hasVoice = useVoiceStatus() !== 'missing';
  const copyLabel = isCopied ? copied : copy;

  async function copyEntry() {
    const isDone = await copyText(text);
    setCopied(isDone);
    // Selects the text for copying by hand.
    if (!isDone && value.current) document.getSelection()?.selectAllChildren(value.current);
    setAnnounced({ text: isDone ? `${copied}: ${text}` : selected });
  }

  return (
    <div className="border-t border-hairline py-3">
      <dt>{label}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p ref={value} className="text-2xl font-bold">
          <BreakableText>{text}</BreakableText>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button aria-label={`${copyLabel}: ${label}`} onClick={copyEntry} onBlur={() => setCopied(false)}>
            <Copy aria-hidden="true" className="size-5" />
            {copyLabel}
          </Button>
          {hasVoice && (
            <Button
              aria-label={`${readAloud}: ${label}`}
              onClick={() => speech.say([{ text: label }, { text }], { interrupt: true })}
            >
              <Volume2 aria-hidden="true" className="size-5" />
              {readAloud}
            </Button>
          )}
        </div>
        <Announcement announced={announced} />
      </dd>
    </div>
  );
}

/** Every number and address of the foundation, to read out and to copy. */
export function PhoneList({ onClose }: { onClose: () => void }) {
  const { commands, contacts, foundation, phoneList } = useCopy(deskCopy);
  const textOf = (id: ContactId | 'address') =>
    id === 'address' ? foundation.addressInline : contacts[id]?.text;
  const ids = keysOf(phoneList.labels);
  useEffect(() => speech.cancel, []);

  return (
    <DeskDialog title={commands.phoneList} closeLabel={phoneList.close} onClose={onClose} isPrinted>
      <p className="mb-3">{phoneList.lead}</p>
      <div className="mb-3">
        <ExampleNumbers />
      </div>
      <dl>
        {ids.map((id) => {
          const label = phoneList.labels[id];
          const text = textOf(id);
          return text && <Entry key={id} label={label} text={text} />;
        })}
      </dl>
    </DeskDialog>
  );
}
