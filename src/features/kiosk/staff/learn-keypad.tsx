import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { QrCode } from '@/components/ui/qr-code';
import { useCopy } from '@/copy';
import { type KioskCopy, kioskCopy } from '@/copy/kiosk';
import { formatKeypad, isNeeded } from '@/host/keypads';
import { fill } from '@/lib/fill';
import { registerKeys } from '@/lib/press-guard';
import {
  askedCommand,
  askedCommands,
  endLesson,
  type KeypadLesson,
  type LessonAnswer,
  learnKey,
  newLesson,
  skipKey,
} from './keypad-lesson';
import type { KioskKeypad } from './use-keypad';

type KeypadCopy = KioskCopy['staff']['keypad'];

function answerText({ kind, code, command }: LessonAnswer, copy: KeypadCopy): string {
  return fill(copy.answers[kind], { code: code || copy.unnamed, key: command ? copy.keys[command] : '' });
}

/** Whether a key operates this page rather than teaches it something. */
function isOwnKey({ code, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const pressesButton = /^(Enter|NumpadEnter|Space)$/.test(code) && target instanceof HTMLButtonElement;
  return code === 'Tab' || pressesButton || ctrlKey || altKey || metaKey;
}

/** The keypad that was learned, as the option that keeps it. */
function Result({ lesson: { keypad } }: { lesson: KeypadLesson }) {
  const copy = useCopy(kioskCopy).staff.keypad;
  const option = `--keypad=${formatKeypad(keypad)}`;
  return (
    <>
      <p className="mt-3">{copy.keep}</p>
      <p className="mt-3 break-all rounded-control border-2 border-ink p-3">
        <code>{option}</code>
      </p>
      <div className="mt-3">
        <QrCode value={option} label={copy.scan} />
      </div>
    </>
  );
}

/** Teaches the kiosk a keypad: staff press each key once. Must be inside a dialog. */
export function LearnKeypad({ onLearned, onListening }: Pick<KioskKeypad, 'onLearned' | 'onListening'>) {
  const copy = useCopy(kioskCopy).staff.keypad;
  const page = useRef<HTMLDivElement>(null);
  const [lesson, setLesson] = useState(newLesson);
  const asked = askedCommand(lesson);
  const isOver = asked === undefined;

  function goOn(next: KeypadLesson) {
    setLesson(next);
    if (!isOver && askedCommand(next) === undefined) onLearned(next.keypad);
    // A button that is pressed may be gone then, and its keys would press it.
    page.current?.focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document;
    const isElsewhere = !page.current?.closest('dialog')?.contains(activeElement);
    // The idle warning takes the keys for itself.
    if (isOver || isOwnKey(event) || (isElsewhere && activeElement !== document.body)) return;
    event.preventDefault();
    if (!event.repeat) goOn(learnKey(lesson, event.code));
  });

  useEffect(() => {
    page.current?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // Before the lesson takes its first key, which the guide would take as well.
  useLayoutEffect(() => {
    onListening(!isOver);
    return () => onListening(false);
  }, [isOver, onListening]);

  return (
    <div ref={page} tabIndex={-1} className="rounded-control p-2">
      <h3 className="text-xl">{copy.learn}</h3>
      <p className="mt-2 text-ink-soft">{copy.text}</p>
      <LiveRegion className="mt-4">
        {lesson.answer && (
          <p className={lesson.answer.kind === 'learned' ? '' : 'font-bold text-alarm'}>
            {answerText(lesson.answer, copy)}
          </p>
        )}
        {asked ? (
          <>
            <p className="mt-2 text-2xl font-bold">{fill(copy.ask, { key: copy.keys[asked] })}</p>
            <p>{fill(copy.progress, { index: lesson.step + 1, count: askedCommands.length })}</p>
            <p>{isNeeded(asked) ? copy.needed : copy.optional}</p>
          </>
        ) : (
          <p className="mt-2">{copy.done}</p>
        )}
      </LiveRegion>
      {isOver && <Result lesson={lesson} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {asked && !isNeeded(asked) && (
          <>
            <Button ref={registerKeys} onClick={() => goOn(skipKey(lesson))}>
              {copy.skip}
            </Button>
            <Button onClick={() => goOn(endLesson(lesson))}>{copy.end}</Button>
          </>
        )}
        {lesson !== newLesson && <Button onClick={() => goOn(newLesson)}>{copy.startOver}</Button>}
      </div>
    </div>
  );
}
