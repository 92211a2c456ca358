import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { languages } from '@/content/languages';
import { useCopy } from '@/copy';
import { guideCopy } from '@/copy/guide';
import { useVoiceStatus } from '@/features/speech';
import { fill } from '@/lib/fill';
import { setRootData, trackHeight } from '@/lib/root-element';
import { registerRegion } from '../shared/regions';
import { scrollToHighlight } from './highlight';
import { hiddenFromGuide } from './reading/items';
import { adjustSetting, type HelpCommand, helpCommands } from './responses/guide-keypad';
import { acceptLanguage, setVoice } from './responses/guide-on-off';
import { closePanel, type GuideState, type Send } from './responses/guide-state';
import { cancelSetup, openSwitchSetup, pressControl, startSwitches } from './responses/guide-switches';
import { bounceText, stepText } from './responses/settings';
import { stopOf, switchControls } from './switches/scan';
import { isOneSwitch, oneSwitch, setupSteps, setupText, twoSwitches } from './switches/switch-keys';

type PanelProps = GuideState & { readonly send: Send };

/** Covers the page, so that onlookers see nothing. */
function Curtain() {
  const { guide: copy } = useCopy(guideCopy);
  const curtain = useRef<HTMLElement>(null);
  useLayoutEffect(() => curtain.current?.showPopover?.(), []);
  return (
    <section
      ref={curtain}
      popover="manual"
      aria-label={copy.button}
      {...hiddenFromGuide}
      className="fixed inset-0 z-50 grid size-full place-content-center bg-[black] text-center text-[2rem] text-[white]"
    >
      {copy.curtain}
    </section>
  );
}

const barShape = [
  // Overlaps the dock by a pixel, since the dock's height is rounded up and the page would show in between.
  'fixed inset-x-0 top-auto bottom-[calc(var(--lower-bar)-var(--above-dock-height,0px)-1px)] z-45 max-h-[25dvh] w-full',
  'overflow-hidden border-t-2 border-on-accent bg-accent px-4 font-bold text-on-accent',
  // Uses the place of the dock, which is inert while a dialog is open.
  'in-data-modal:bottom-0 in-data-modal:min-h-(--dock-height)',
].join(' ');

const switchBar =
  'switch-bar flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-[calc(var(--size-text)*min(var(--text-scale),1.5))]';

/** The offered language, and the controls of every scan, the highlighted one with a ring. */
function SwitchButtons({ send, scan, ...guide }: PanelProps) {
  const { guide: copy } = useCopy(guideCopy);
  // Shows the offered language before the scan reaches it.
  const offered = scan?.offered ?? guide.offered;
  const highlighted = scan && stopOf(scan).key;
  const props = (key: string) => ({
    'data-guide-item': key === highlighted ? '' : undefined,
    className: 'text-[1em]!',
  });
  return (
    <div className="flex flex-wrap gap-3">
      {offered && (
        <Button {...props(offered)} lang={offered} onClick={() => send(acceptLanguage, offered)}>
          {languages[offered].name}
        </Button>
      )}
      {switchControls.map((control) => (
        <Button key={control} {...props(control)} onClick={() => send(pressControl, control)}>
          {copy.switches.controls[control]}
        </Button>
      ))}
    </div>
  );
}

/** Registers an element of the guide. A touch there does not silence the guide, as one elsewhere does. */
export const registerGuideRegion = (element: HTMLElement | null | undefined) =>
  element ? registerRegion({ kind: 'guide', element }) : undefined;

/** Shows the spoken text above everything else and, with switches, the controls of every scan. The page makes room for it. */
function Bar(guide: PanelProps) {
  const { caption, switches } = guide;
  const { guide: copy } = useCopy(guideCopy);
  const bar = useRef<HTMLElement>(null);

  // Shows the bar again, since a dialog that opened later would cover it. Some supported browsers have no popovers.
  useLayoutEffect(() => {
    bar.current?.hidePopover?.();
    if (caption) bar.current?.showPopover?.();
  }, [caption]);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Sets an attribute: with `:has()` on the root, every dialog and every screen would restyle it.
    const removeData = setRootData({ guideBar: '' });
    const untrackHeight = trackHeight('--above-dock-height', element, scrollToHighlight);
    const removeRegion = switches && registerGuideRegion(element);
    return () => {
      removeData();
      untrackHeight();
      removeRegion?.();
    };
  }, [switches]);

  return (
    <section
      ref={bar}
      popover="manual"
      aria-hidden={!switches || undefined}
      aria-label={switches && copy.switches.label}
      {...hiddenFromGuide}
      data-testid="guide-caption"
      className={`${barShape} ${switches ? switchBar : 'py-3 text-center'}`}
    >
      {switches ? (
        <>
          {/* Reserves two lines, so that the page does not move with each step. */}
          <p
            aria-hidden="true"
            className="h-[2.4em] flex-[1_1_12em] content-center overflow-hidden leading-[1.2]"
          >
            {caption}
          </p>
          <SwitchButtons {...guide} />
        </>
      ) : (
        caption
      )}
    </section>
  );
}

const registerGuideDialog = (content: HTMLElement | null) => registerGuideRegion(content?.closest('dialog'));

function GuideDialog({ children, ...dialog }: Omit<ComponentProps<typeof TitledDialog>, 'className'>) {
  return (
    <TitledDialog className="p-6 backdrop:bg-scrim" {...dialog}>
      <div ref={registerGuideDialog}>{children}</div>
    </TitledDialog>
  );
}

const voiceCommands = ['slower', 'faster', 'quieter', 'louder'] as const;

function HelpButtons({ names, send }: Pick<PanelProps, 'send'> & { readonly names: readonly HelpCommand[] }) {
  const { help } = useCopy(guideCopy).guide;
  return names.map((name) => (
    <Button
      key={name}
      variant={name === 'close' ? 'primary' : undefined}
      onClick={() => send(helpCommands[name])}
    >
      {help[name]}
    </Button>
  ));
}

/** Explains the guide and its keys, and offers more commands. Works with the same keys as any dialog. */
function HelpDialog({ send }: PanelProps) {
  const { help } = useCopy(guideCopy).guide;
  const descriptionId = useId();
  return (
    <GuideDialog title={help.title} describedBy={descriptionId} onClose={() => send(closePanel)}>
      <p id={descriptionId}>{help.text}</p>
      <h3 className="mt-5 text-xl">{help.keysTitle}</h3>
      <ul className="mt-2 grid gap-2">
        {help.keys.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
      <h3 className="mt-5 text-xl">{help.moreTitle}</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <HelpButtons send={send} names={['whereAmI', 'repeat', 'typed', ...voiceCommands]} />
      </div>
      <p className="mt-3">{help.volumeNote}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <HelpButtons
          send={send}
          names={['home', 'textSize', 'explorer', 'switches', 'curtain', 'stop', 'close']}
        />
      </div>
    </GuideDialog>
  );
}

/** Asks for each switch twice, and offers a shortcut to helpers who can touch the screen. */
function SwitchSetupDialog({ send, setup }: Pick<PanelProps, 'send' | 'setup'>) {
  const { guide: copy } = useCopy(guideCopy);
  const text = copy.switches.setup;
  const cancel = () => send(cancelSetup);
  const number = setupSteps.indexOf(setup.step) + 1;
  return (
    <GuideDialog title={text.title} onClose={cancel}>
      <p>{fill(text.progress, { number, count: setupSteps.length })}</p>
      <p aria-live="polite" className="mt-3 text-3xl font-headline">
        {setupText(setup, copy)}
      </p>
      <p className="mt-8">{text.known}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => send(startSwitches, twoSwitches)}>{text.two}</Button>
        <Button onClick={() => send(startSwitches, oneSwitch)}>{text.one}</Button>
        <Button onClick={cancel}>{text.cancel}</Button>
      </div>
    </GuideDialog>
  );
}

function SettingSteps({ text, children }: { text: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5">
      <legend className="text-xl">{text}</legend>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </fieldset>
  );
}

/** Changes the speed of the scan, the presses that count, the voice, and the switches. */
function SwitchSettingsDialog({ send, switches, settings, hasVoice }: PanelProps) {
  const { guide: copy, language } = useCopy(guideCopy);
  const close = () => send(closePanel);
  const isVoiceThere = useVoiceStatus() !== 'missing';
  const text = copy.switches.settings;
  return (
    <GuideDialog title={text.title} onClose={close}>
      {switches && isOneSwitch(switches) && (
        <SettingSteps text={stepText(settings, copy, language.tag)}>
          <Button onClick={() => send(adjustSetting, ['stepMs', -1])}>{text.faster}</Button>
          <Button onClick={() => send(adjustSetting, ['stepMs', 1])}>{text.slower}</Button>
        </SettingSteps>
      )}
      <SettingSteps text={bounceText(settings, copy, language.tag)}>
        <Button onClick={() => send(adjustSetting, ['bounceMs', -1])}>{text.shorterBounce}</Button>
        <Button onClick={() => send(adjustSetting, ['bounceMs', 1])}>{text.longerBounce}</Button>
      </SettingSteps>
      {isVoiceThere && (
        <SettingSteps text={text.speech}>
          <Button aria-pressed={hasVoice} onClick={() => send(setVoice, !hasVoice)}>
            {text.voice}
          </Button>
          {hasVoice && <HelpButtons send={send} names={voiceCommands} />}
        </SettingSteps>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => send(openSwitchSetup, hasVoice)}>{text.again}</Button>
        <Button variant="primary" onClick={close}>
          {text.close}
        </Button>
      </div>
    </GuideDialog>
  );
}

const panels = {
  help: HelpDialog,
  curtain: Curtain,
  setup: SwitchSetupDialog,
  settings: SwitchSettingsDialog,
};

/** Renders the caption of the guide, and the panel that is open. */
export function GuidePanels(guide: PanelProps) {
  if (!guide.isOn) return null;
  const Panel = guide.panel && panels[guide.panel];
  return (
    <>
      {(guide.switches || guide.panel !== 'curtain') && <Bar {...guide} />}
      {Panel && <Panel {...guide} />}
    </>
  );
}
