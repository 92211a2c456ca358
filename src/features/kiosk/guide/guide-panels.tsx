import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useStyles } from '@/components/ui/use-styles';
import { guide as copy } from '@/copy/guide';
import { followHeight, setRootData } from '@/lib/root-element';
import { registerRegion } from '../regions';
import styles from './guide.css?inline';
import { HelpDialog, SwitchSettingsDialog, SwitchSetupDialog } from './guide-dialogs';
import { scrollToItem } from './page/highlight';
import { switchControls } from './switches/scan';
import type { Guide } from './use-guide';

/** Hides the page from onlookers, on top of everything else. */
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

/**
 * Shows what is being said on top of everything, dialogs included. With switches, it is the controls in every round of a
 * scan as well. The page makes room for it.
 */
function Bar({ send, caption, switches }: Guide) {
  const bar = useRef<HTMLElement>(null);

  // A dialog that was opened after it would cover it.
  useLayoutEffect(() => {
    bar.current?.hidePopover();
    if (caption) bar.current?.showPopover();
  }, [caption]);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    // With `:has()` on the root instead, every dialog and every screen would restyle it.
    const removeData = setRootData({ guideBar: '' });
    const unfollow = followHeight('--caption-height', element, () =>
      scrollToItem(document.querySelector('[data-guide-item]')),
    );
    const removeRegion = switches && registerRegion({ kind: 'guide', element });
    return () => {
      removeData();
      unfollow();
      removeRegion?.();
    };
  }, [switches]);

  return (
    <section
      ref={bar}
      popover="manual"
      aria-hidden={!switches || undefined}
      aria-label={switches && copy.switches.label}
      data-guide-unread=""
      className={`guide-bar ${switches ? 'switch-bar' : 'guide-caption'}`}
    >
      {switches ? (
        <>
          <p aria-hidden="true">{caption}</p>
          <div>
            {switchControls.map((control) => (
              <Button
                key={control}
                data-switch-control={control}
                onClick={() => send('pressControl', control)}
              >
                {copy.switches.controls[control]}
              </Button>
            ))}
          </div>
        </>
      ) : (
        caption
      )}
    </section>
  );
}

/** The guide's own parts: the caption, the help, the switches and the curtain. */
export function GuidePanels({ guide }: { guide: Guide }) {
  useStyles(styles);
  if (!guide.isOn) return null;
  return (
    <>
      {(guide.switches || !guide.isScreenHidden) && <Bar {...guide} />}
      {guide.isHelpOpen && <HelpDialog {...guide} />}
      {guide.switchPanel === 'setup' && <SwitchSetupDialog {...guide} />}
      {guide.switchPanel === 'settings' && <SwitchSettingsDialog guide={guide} />}
      {guide.isScreenHidden && <Curtain />}
    </>
  );
}
