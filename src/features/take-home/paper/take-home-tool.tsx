import { FileText } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useItemAction } from '@/components/site/item-action';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { ToolButton } from '@/components/ui/tool-button';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { takeHomeCopy } from '@/copy/take-home';
import { siteCommands, useSiteCommand } from '@/host/site-commands';
import { fill } from '@/lib/fill';
import { AddButton, canAdd } from '../add-button';
import { useTakeHomePage } from '../take-home-page';
import { describeItem } from './paper-items';
import { TakeHomePanel } from './take-home-panel';

function useDeletedItems(): void {
  const copy = useCopy(takeHomeCopy);
  const content = useContent();
  const [{ items }, setPage] = useTakeHomePage();
  const source = { copy, content, isEasy: false, now: new Date() };
  const left = items.filter((item) => describeItem(item, source));
  const removeDeleted = useEffectEvent(() => setPage((page) => ({ ...page, items: left })));
  const hasDeleted = left.length < items.length;

  useEffect(() => {
    if (hasDeleted) removeDeleted();
  }, [hasDeleted]);
}

/** Opens the page, and says how many items it has. */
export function TakeHomeButton() {
  const { takeHomePage } = useCopy(takeHomeCopy);
  const [{ items }] = useTakeHomePage();
  return (
    <ToolButton icon={FileText} aria-haspopup="dialog" onClick={() => siteCommands.send('takeHome')}>
      {fill(takeHomePage.tool, { count: items.length })}
    </ToolButton>
  );
}

/** Opens the page for the family when the menu asks for it, and adds buttons to items on the site. */
export function TakeHomeTool() {
  const [isOpen = false, setOpen] = useUntilNavigation<boolean>();
  useDeletedItems();
  useItemAction(AddButton, canAdd);
  useSiteCommand('takeHome', () => setOpen(true));

  return (
    <ErrorBoundary resetKey={String(isOpen)}>
      {isOpen && <TakeHomePanel onClose={() => setOpen(false)} />}
    </ErrorBoundary>
  );
}
