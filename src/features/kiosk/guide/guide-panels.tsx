import { useLayoutEffect, useRef } from 'react';
import { useStyles } from '@/components/ui/use-styles';
import { guide as copy } from '@/copy/guide';
import styles from './guide.css?inline';
import { HelpDialog } from './help/help-dialog';
import { SwitchBar } from './switches/switch-bar';
import { SwitchSettingsDialog } from './switches/switch-settings-dialog';
import { SwitchSetupDialog } from './switches/switch-setup-dialog';
import { useBar } from './use-bar';
import type { Guide } from './use-guide';

/** Hides the page from those who look on, above everything else. */
function Curtain() {
  const curtain = useRef<HTMLElement>(null);
  useLayoutEffect(() => curtain.current?.showPopover(), []);
  return (
    <section
      ref={curtain}
      popover="manual"
      aria-label={copy.button}
      data-guide-unread=""
      className="guide-curtain"
    >
      {copy.curtain}
    </section>
  );
}

/** What is being said. */
function Caption({ text }: { text: string }) {
  const bar = useBar(text);
  return (
    <section ref={bar} popover="manual" aria-hidden="true" className="guide-bar guide-caption">
      {text}
    </section>
  );
}

/** What the guide itself shows: what is being said, its help, the switches, and the curtain. */
export function GuidePanels({ guide }: { guide: Guide }) {
  useStyles(styles);
  const { session } = guide;
  if (!guide.isOn) return null;
  return (
    <>
      {guide.switches ? (
        <SwitchBar scanner={session.switches.scanner} caption={guide.caption} />
      ) : (
        !guide.isScreenHidden && <Caption text={guide.caption} />
      )}
      {guide.isHelpOpen && <HelpDialog session={session} />}
      {guide.switchPanel === 'setup' && <SwitchSetupDialog switches={session.switches} setup={guide.setup} />}
      {guide.switchPanel === 'settings' && <SwitchSettingsDialog guide={guide} />}
      {guide.isScreenHidden && <Curtain />}
    </>
  );
}
