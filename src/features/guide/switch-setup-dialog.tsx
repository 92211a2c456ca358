import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/use-modal';
import { guide } from '@/copy/guide';
import { fill } from '@/lib/fill';
import { oneSwitch, twoSwitches } from './switch-keys';
import { type SwitchSetup, setupSteps } from './switch-setup';
import { type Switches, setupText } from './switches';

const copy = guide.switches.setup;

/** Asks for the switches, each of them twice, and offers those who can touch the screen a shortcut. */
export function SwitchSetupDialog({ switches, setup }: { switches: Switches; setup: SwitchSetup }) {
  const dialog = useModal();
  const titleId = useId();
  const number = setupSteps.indexOf(setup.step) + 1;
  return (
    <dialog
      ref={dialog}
      data-sheet
      data-guide-own=""
      aria-labelledby={titleId}
      onCancel={switches.cancelSetup}
      className="border-ink bg-card p-6 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId} className="text-2xl">
        {copy.title}
      </h2>
      <p className="mt-3">{fill(copy.progress, { number, count: setupSteps.length })}</p>
      <p aria-live="polite" className="mt-3 text-3xl font-headline">
        {setupText(setup)}
      </p>
      <p className="mt-8">{copy.known}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => switches.use(twoSwitches)}>{copy.two}</Button>
        <Button onClick={() => switches.use(oneSwitch)}>{copy.one}</Button>
        <Button onClick={switches.cancelSetup}>{copy.cancel}</Button>
      </div>
    </dialog>
  );
}
