import { Pause, Play, RotateCcw, Square, Volume2, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import { ToolButton } from '@/components/ui/tool-button';
import { useStyles } from '@/components/ui/use-styles';
import { useCopy } from '@/copy';
import { toolsCopy } from '@/copy/tools';
import { useVoiceStatus } from '@/features/speech';
import styles from './read-aloud.css?inline';
import { useReadAloud } from './use-read-aloud';

/** Mounts only while the controls are at the edge. */
function ReadAloudStyles() {
  useStyles(styles);
  return null;
}

const atEdge =
  'fixed start-4 bottom-[calc(var(--lower-bar,0px)+1rem)] max-w-[calc(100%-2rem)] rounded-card border-2 border-ink bg-paper p-2';

/** Reads the screen aloud from the current heading on. The controls stick to the bottom edge while reading or focused. */
export default function ReadAloud({ content }: { content: RefObject<HTMLElement | null> }) {
  const { label, start, pause, resume, stop, failed, tryAgain, close } = useCopy(toolsCopy).readAloud;
  const mainButton = useRef<HTMLButtonElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const reader = useReadAloud(content);
  const hasVoice = useVoiceStatus() !== 'missing';
  const isIdle = reader.state === 'idle';
  const isFailed = reader.state === 'failed';
  const isAtEdge = !isIdle || hasFocus;

  /** Keeps the focus in the controls, since Stop unmounts when pressed, and Safari does not focus a pressed button at all. */
  function press(action: () => void) {
    action();
    mainButton.current?.focus({ preventScroll: true });
    setHasFocus(true);
  }

  const { icon, text, action } = {
    idle: { icon: Volume2, text: start, action: reader.start },
    reading: { icon: Pause, text: pause, action: reader.pause },
    paused: { icon: Play, text: resume, action: reader.resume },
    failed: { icon: RotateCcw, text: tryAgain, action: reader.resume },
  }[reader.state];

  if (!hasVoice && isIdle) return null;

  return (
    <fieldset
      aria-label={label}
      onBlur={() => setHasFocus(false)}
      className={`flex min-w-0 flex-wrap items-center gap-2 ${isAtEdge ? atEdge : ''}`}
    >
      {isAtEdge && <ReadAloudStyles />}
      <ToolButton ref={mainButton} icon={icon} onClick={() => press(action)}>
        {text}
      </ToolButton>
      {!isIdle && (
        <ToolButton icon={isFailed ? X : Square} onClick={() => press(reader.stop)}>
          {isFailed ? close : stop}
        </ToolButton>
      )}
      <LiveRegion>{isFailed && failed}</LiveRegion>
    </fieldset>
  );
}
