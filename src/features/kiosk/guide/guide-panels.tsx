import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useStyles } from '@/components/ui/use-styles';
import { guide as copy } from '@/copy/guide';
import { followHeight, setRootData } from '@/lib/root-element';
import { useRegion } from '../regions';
import styles from './guide.css?inline';
import { HelpDialog, SwitchSettingsDialog, SwitchSetupDialog } from './guide-dialogs';
import { scrollToItem } from './page/highlight';
import { switchControls } from './switches/scan';
import type { Guide } from './use-guide';

/**
 * Keeps a bar on top of everything, dialogs included, and reports its height, so that the page makes room for it
 * (`[data-guide-bar]`: with `:has()` on the root, every dialog and every screen would restyle it).
 *
 * @param text what the bar shows
 */
function useBar(text: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);

  // A dialog that was opened after it would cover it.
  useLayoutEffect(() => {
    bar.current?.hidePopover();
    if (text) bar.current?.showPopover();
  }, [text]);

  useLayoutEffect(() => {
    if (!bar.current) return;
    const removeData = setRootData({ guideBar: '' });
    const stopFollowing = followHeight('--caption-height', bar.current, () =>
      scrollToItem(document.querySelector('[data-guide-item]')),
    );
    return () => {
      removeData();
      stopFollowing();
    };
  }, []);

  return bar;
}

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

/** Shows what is being said. */
function Caption({ text }: { text: string }) {
  const bar = useBar(text);
  return (
    <section
      ref={bar}
      popover="manual"
      aria-hidden="true"
      data-guide-unread=""
      className="guide-bar guide-caption"
    >
      {text}
    </section>
  );
}

/** The controls in every round of a scan: above the dock, and on top of every dialog. */
function SwitchBar({ send, caption }: Pick<Guide, 'send' | 'caption'>) {
  const bar = useBar(caption);
  useRegion('guide', bar);
  return (
    <section
      ref={bar}
      popover="manual"
      aria-label={copy.switches.label}
      data-guide-unread=""
      className="guide-bar switch-bar"
    >
      <p aria-hidden="true">{caption}</p>
      <div>
        {switchControls.map((control) => (
          <Button key={control} data-switch-control={control} onClick={() => send('pressControl', control)}>
            {copy.switches.controls[control]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The guide's own parts: the caption, the help, the switches and the curtain. */
export function GuidePanels({ guide }: { guide: Guide }) {
  useStyles(styles);
  if (!guide.isOn) return null;
  return (
    <>
      {guide.switches ? <SwitchBar {...guide} /> : !guide.isScreenHidden && <Caption text={guide.caption} />}
      {guide.isHelpOpen && <HelpDialog {...guide} />}
      {guide.switchPanel === 'setup' && <SwitchSetupDialog {...guide} />}
      {guide.switchPanel === 'settings' && <SwitchSettingsDialog guide={guide} />}
      {guide.isScreenHidden && <Curtain />}
    </>
  );
}
