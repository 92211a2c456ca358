import { useEffect, useEffectEvent } from 'react';
import { channel } from '@/lib/channel';
import type { DeskCommand } from './messages';

/** Commands that someone chooses in the menu of a desk's window, or on the page. */
export const deskCommands = channel<DeskCommand>();

/** Calls a function whenever the command is chosen. */
export function useDeskCommand(command: DeskCommand, onChosen: () => void): void {
  const run = useEffectEvent(onChosen);
  useEffect(
    () =>
      deskCommands.subscribe((chosen) => {
        if (chosen === command) run();
      }),
    [command],
  );
}
