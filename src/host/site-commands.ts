import { useEffect, useEffectEvent } from 'react';
import { channel } from '@/lib/channel';
import type { SiteCommand } from './desk-shortcuts';

/** Commands that someone chooses in the menu of a desk's window, or on the page. */
export const siteCommands = channel<SiteCommand>();

/** Calls a function whenever the command is chosen. */
export function useSiteCommand(command: SiteCommand, onChosen: () => void): void {
  const run = useEffectEvent(onChosen);
  useEffect(
    () =>
      siteCommands.subscribe((chosen) => {
        if (chosen === command) run();
      }),
    [command],
  );
}
