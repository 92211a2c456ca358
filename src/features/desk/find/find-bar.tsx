import { ChevronDown, ChevronUp, TextCursor, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { ToolButton } from '@/components/ui/tool-button';
import { useStyles } from '@/components/ui/use-styles';
import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { trackHeight } from '@/lib/root-element';
import styles from './find.css?inline';

interface FindBarProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** The result, such as "2 of 5". */
  result: string;
  announced: AnnouncedText | undefined;
  onType: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  /** Moves the reading position to the shown match, if there is one. */
  onGoThere: (() => void) | undefined;
  onClose: () => void;
}

/** The field and its buttons, at the lower edge, away from the header. The page makes room. */
export function FindBar({
  field,
  text,
  result,
  announced,
  onType,
  onMove,
  onGoThere,
  onClose,
}: FindBarProps) {
  const { findOnScreen: copy } = useCopy(deskCopy);
  const bar = useRef<HTMLElement>(null);
  const fieldId = useId();
  useStyles(styles);
  useLayoutEffect(() => (bar.current ? trackHeight('--lower-bar', bar.current) : undefined), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      onMove(event.shiftKey ? -1 : 1);
    }
  }

  return (
    <search
      ref={bar}
      aria-label={copy.label}
      onKeyDown={onKeyDown}
      className="fixed inset-x-0 bottom-0 z-40 border-t-2 border-ink bg-paper py-2 print:hidden"
    >
      <div className="page-column flex flex-wrap items-center gap-x-4 gap-y-3">
        <label htmlFor={fieldId} className="font-bold">
          {copy.label}
        </label>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <input
            ref={field}
            id={fieldId}
            value={text}
            autoComplete="off"
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            className="min-h-11 w-52 max-w-full min-w-0 outlined-control px-3 py-1.5 text-ink"
          />
          <p className="min-w-24">{result}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ToolButton icon={ChevronUp} onClick={() => onMove(-1)}>
            {copy.previous}
          </ToolButton>
          <ToolButton icon={ChevronDown} onClick={() => onMove(1)}>
            {copy.next}
          </ToolButton>
          {onGoThere && (
            <ToolButton icon={TextCursor} onClick={onGoThere}>
              {copy.goThere}
            </ToolButton>
          )}
          <ToolButton icon={X} onClick={onClose}>
            {copy.close}
          </ToolButton>
        </div>
      </div>
      <Announcement announced={announced} />
    </search>
  );
}
