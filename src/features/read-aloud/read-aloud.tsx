import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { useStyles } from '@/components/ui/use-styles';
import { readingTools } from '@/copy/reading-tools';
import styles from './read-aloud.css?inline';
import { useReadAloud } from './use-read-aloud';

const { label, start, pause, resume, stop } = readingTools.readAloud;

interface ReadAloudProps {
  /** The part of the page to read. */
  content: RefObject<HTMLElement | null>;
  voice: SpeechSynthesisVoice;
}

/**
 * Reads the screen aloud from the current heading on. While reading, and for as long as they keep the focus afterwards,
 * the controls stick to the bottom edge of the viewport, within reach wherever the reading has scrolled to.
 */
export default function ReadAloud({ content, voice }: ReadAloudProps) {
  useStyles(styles);
  const mainButton = useRef<HTMLButtonElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const reader = useReadAloud(content, voice);
  const isIdle = reader.state === 'idle';

  /** Keeps the focus in the controls: Stop unmounts when pressed, and Safari does not focus a pressed button at all. */
  function press(action: () => void) {
    action();
    mainButton.current?.focus({ preventScroll: true });
    setHasFocus(true);
  }

  const { icon, text, action } = {
    idle: { icon: Volume2, text: start, action: reader.start },
    reading: { icon: Pause, text: pause, action: reader.pause },
    paused: { icon: Play, text: resume, action: reader.resume },
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
