import { Button } from '@/components/ui/button';
import { guide } from '@/copy/guide';
import { fill } from '@/lib/fill';
import { GuideDialog } from '../guide-dialog';
import { oneSwitch, twoSwitches } from './switch-keys';
import { type SwitchSetup, setupSteps } from './switch-setup';
import { type Switches, setupText } from './switches';

const copy = guide.switches.setup;

/** Asks for the switches, each of them twice, and offers those who can touch the screen a shortcut. */
export function SwitchSetupDialog({ switches, setup }: { switches: Switches; setup: SwitchSetup }) {
  const number = setupSteps.indexOf(setup.step) + 1;
  return (
    <GuideDialog title={copy.title} onCancel={switches.cancelSetup}>
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
    </GuideDialog>
  );
}
