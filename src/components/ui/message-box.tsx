import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { focusToRead } from '@/lib/focus-to-read';

interface MessageBoxProps {
  title: string;
  isAlarm?: boolean;
  /** The text, which is read out with the title. */
  text: ReactNode;
  children?: ReactNode;
}

/** A message that takes the focus when it appears, and gives it back when it goes away. */
export function MessageBox({ title, isAlarm, text, children }: MessageBoxProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const textId = useId();

  const focusedBefore = useRef<Element>(null);

  useEffect(() => {
    focusedBefore.current = document.activeElement;
    focusToRead(box.current);
  }, []);
  useLayoutEffect(() => {
    const { current: element } = box;
    return () => {
      const { current: before } = focusedBefore;
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={`max-w-reading mt-6 break-inside-avoid p-card wrap-anywhere ${isAlarm ? 'rounded-card border-4 border-alarm bg-alarm-paper' : 'outlined-card'}`}
    >
      <h3 id={titleId}>{title}</h3>
      <div id={textId} className="mt-3 grid gap-3">
        {text}
      </div>
      {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
