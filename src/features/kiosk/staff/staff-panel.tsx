import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { useModal } from '@/components/ui/use-modal';
import { FileProblems } from '@/content/file/file-problems';
import { useFileState } from '@/content/file/use-start-file';
import { hasExampleNumbers } from '@/content/gaps/gaps';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { screenPaths } from '@/copy/screen-paths';
import { useVoiceStatus } from '@/features/speech';
import { isUsableKey, parseKeypad } from '@/host/keypads';
import type { KioskPort } from '@/host/types';
import { fill } from '@/lib/fill';
import type { DisplayFigures } from '../display/display-size';
import { DialogPager } from '../dock/bottom-sheet';
import { useKioskVisit } from '../shared/kiosk-visit';
import { PinEntry } from './pin-entry';

/** Says for which display the kiosk computes its sizes, and which figures are missing or impossible. */
function DisplayNotes({ figures }: { figures: DisplayFigures }) {
  const { inches, lowerEdgeMm, assumed, invalid } = figures;
  const copy = useCopy(kioskCopy).staff.display;
  return (
    <ul className="grid gap-2 text-base text-ink-soft">
      <li>{fill(copy.figures, { inches, height: lowerEdgeMm })}</li>
      {assumed.map((name) => (
        <li key={name}>{copy.assumed[name]}</li>
      ))}
      {invalid.map((name) => (
        <li key={name} className="font-bold text-alarm">
          {copy.invalid[name]}
        </li>
      ))}
    </ul>
  );
}

/** Says which keypad the audio guide uses, and how the option that sets another one names its keys. */
function KeypadNotes({ configured, pressed }: { configured: string | undefined; pressed: string }) {
  const copy = useCopy(kioskCopy).staff.keypad;
  const isInvalid = configured !== undefined && !parseKeypad(configured);
  const explanation = isUsableKey(pressed) ? copy.pressed : copy.unusable;
  return (
    <div className="grid gap-2 text-ink-soft wrap-anywhere">
      {isInvalid ? (
        <p className="font-bold text-alarm">{copy.invalid}</p>
      ) : (
        <p>{fill(copy.current, { keypad: configured ?? 'arrows' })}</p>
      )}
      <p>{copy.press}</p>
      <LiveRegion>{pressed && fill(explanation, { code: pressed })}</LiveRegion>
    </div>
  );
}

/** Says which content file is shown, and why a newer one is not. */
function ContentFileNotes() {
  const { source, refused } = useFileState();
  const { staff, language } = useCopy(kioskCopy);
  const { shown, notShown, examples } = staff.contentFile;
  const { foundation } = useContent();
  return (
    <div className="grid gap-2 wrap-anywhere">
      {source && (
        <p className="text-ink-soft">
          {fill(shown, { ...source, changed: new Date(source.changed).toLocaleString(language.locale) })}
        </p>
      )}
      {hasExampleNumbers(foundation) && <p className="font-bold text-alarm">{examples}</p>}
      {refused && (
        <div className="font-bold text-alarm">
          <p>{fill(notShown, { name: refused.name })}</p>
          <FileProblems problems={refused.problems} />
        </div>
      )}
    </div>
  );
}

interface StaffPanelProps {
  port: KioskPort;
  figures: DisplayFigures;
  onClose: () => void;
}

/** The staff's actions in the kiosk, behind a PIN if set. A browser has none, so there nothing leaves the kiosk or edits it. */
export function StaffPanel({ port, figures, onClose }: StaffPanelProps) {
  const dialog = useModal();
  const titleId = useId();
  const navigate = useNavigate();
  const { end } = useKioskVisit();
  const [unlocked, setUnlocked] = useState(!port.asksForPin);
  const [key, setKey] = useState('');
  const { staff } = useCopy(kioskCopy);
  const { title, text, content, reset, leave, voice, volume, close } = staff;
  const voiceStatus = useVoiceStatus();

  function openContent() {
    navigate(screenPaths.admin);
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      // Shows keys only once the PIN is accepted, so that they never show one of its digits.
      onKeyDown={({ code }) => unlocked && setKey(code)}
      className="m-auto w-full max-w-xl rounded-card border-4 border-ink bg-card p-8 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId}>{title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
      {!unlocked && <PinEntry checkPin={port.checkPin} onAccepted={() => setUnlocked(true)} />}
      {unlocked && (
        <div className="grid gap-4">
          {port.leave && <Button onClick={openContent}>{content}</Button>}
          <Button onClick={end}>{reset}</Button>
          {port.leave && <Button onClick={() => port.leave?.()}>{leave}</Button>}
          <DisplayNotes figures={figures} />
          <KeypadNotes configured={port.keypad} pressed={key} />
          <div className="grid gap-2 text-ink-soft">
            <p>{voice[voiceStatus]}</p>
            <p>{volume}</p>
          </div>
          <ContentFileNotes />
        </div>
      )}
      <Button className="mt-6 w-full" onClick={onClose}>
        {close}
      </Button>
      <DialogPager />
    </dialog>
  );
}
