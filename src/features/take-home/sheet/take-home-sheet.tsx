import { useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { notify } from '@/components/ui/notify';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { useContent } from '@/content-store/content-store';
import { useDeskCommand } from '@/features/desk';
import { useDeskPort } from '@/host/use-desk-port';
import { currentCopy, useCopy } from '@/language';
import { useSheet } from '../sheet-state';
import { describeItem } from './sheet-content';
import { SheetPanel } from './sheet-panel';

/** Removes from the sheet what staff have deleted, and says so. */
function useDeletedItems(): void {
  const copy = useCopy<'desk'>();
  const content = useContent();
  const [sheet, setSheet] = useSheet();
  const source = { copy, content, isEasy: false, now: new Date() };
  const left = sheet.items.filter((item) => describeItem(item, source));
  const hasDeleted = left.length < sheet.items.length;

  const removeDeleted = useEffectEvent(() => {
    setSheet({ ...sheet, items: left });
    notify(() => ({ id: 'deleted-from-sheet', type: 'info', ...currentCopy<'desk'>().sheet.deleted }));
  });
  useEffect(() => {
    if (hasDeleted) removeDeleted();
  }, [hasDeleted]);
}

/** The sheet that the family takes home, which opens when the menu asks for it. */
export function TakeHomeSheet() {
  const desk = useDeskPort();
  const [isOpen = false, setOpen] = useUntilNavigation<boolean>();
  useDeletedItems();

  useDeskCommand('sheet', () => setOpen(true));

  return (
    <ErrorBoundary resetKey={String(isOpen)}>
      {isOpen && <SheetPanel desk={desk} onClose={() => setOpen(false)} />}
    </ErrorBoundary>
  );
}
