import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/use-modal';
import { screenPaths } from '@/content/screen-paths';
import { kiosk } from '@/copy/kiosk';
import { useVoiceStatus } from '@/features/speech';
import type { KioskPort } from '@/host/types';
import { DisplayNotes } from './display-notes';
import type { DisplayFigures } from './display-size';
import { PinEntry } from './pin-entry';
import { SheetPager } from './sheet-pager';

interface StaffPanelProps {
  port: KioskPort;
  figures: DisplayFigures;
  onReset: () => void;
  onClose: () => void;
}

/** The staff's actions in the kiosk, behind a PIN if one is set. */
export function StaffPanel({ port, figures, onReset, onClose }: StaffPanelProps) {
  const dialog = useModal();
  const titleId = useId();
  const navigate = useNavigate();
  const [unlocked, setUnlocked] = useState(!port.asksForPin);
  const voiceStatus = useVoiceStatus();
  const { title, text, content, reset, leave, voice, close } = kiosk.staff;

  function openContent() {
    navigate(screenPaths.admin);
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      className="m-auto w-full max-w-xl rounded-card border-4 border-ink bg-card p-8 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId}>{title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
      {unlocked ? (
        <div className="grid gap-4">
          <Button onClick={openContent}>{content}</Button>
          <Button onClick={onReset}>{reset}</Button>
          <Button onClick={port.leave}>{leave}</Button>
          <DisplayNotes figures={figures} />
          <p className="text-ink-soft">{voice[voiceStatus]}</p>
        </div>
      ) : (
        <PinEntry checkPin={port.checkPin} onAccepted={() => setUnlocked(true)} />
      )}
      <Button className="mt-6 w-full" onClick={onClose}>
        {close}
      </Button>
      <SheetPager />
    </dialog>
  );
}
