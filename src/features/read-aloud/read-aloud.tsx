import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { reading as words } from '@/copy/reading-tools';
import { useReadAloud } from './use-read-aloud';
import './read-aloud.css';

const { label, start, pause, goOn, stop } = words.readAloud;

interface ReadAloudProps {
  /** What is read. */
  content: RefObject<HTMLElement | null>;
  voice: SpeechSynthesisVoice;
}

/**
 * Reads the screen from the current heading on. While it reads, and as long as the focus stays on it afterwards, it
 * stands at the window's lower edge, in reach wherever the reading has come to.
 */
export default function ReadAloud({ content, voice }: ReadAloudProps) {
  const mainButton = useRef<HTMLButtonElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const reader = useReadAloud(content, voice);
  const isIdle = reader.state === 'idle';

  /** Stop goes away as it is pressed, and some browsers focus no button at all by a press. */
  function press(action: () => void) {
    action();
    mainButton.current?.focus({ preventScroll: true });
    setHasFocus(true);
  }

  const { icon, text, action } = {
    idle: { icon: Volume2, text: start, action: reader.start },
    reading: { icon: Pause, text: pause, action: reader.pause },
    paused: { icon: Play, text: goOn, action: reader.goOn },
  }[reader.state];

  return (
    <fieldset
      aria-label={label}
      onBlur={() => setHasFocus(false)}
      className={`flex min-w-0 flex-wrap gap-2 ${isIdle && !hasFocus ? '' : 'read-aloud-at-edge'}`}
    >
      <ToolButton ref={mainButton} icon={icon} onClick={() => press(action)}>
        {text}
      </ToolButton>
      {!isIdle && (
        <ToolButton icon={Square} onClick={() => press(reader.stop)}>
          {stop}
        </ToolButton>
      )}
    </fieldset>
  );
}
