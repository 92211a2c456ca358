import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useOnChange } from '@/components/ui/use-on-change';
import { useStyles } from '@/components/ui/use-styles';
import { useCopy } from '@/copy';
import { guideCopy } from '@/copy/guide';
import type { ScreenId } from '@/copy/screen-paths';
import { displayChoices, useDisplaySettings } from '@/features/display-settings';
import { useVoiceStatus } from '@/features/speech';
import { defaultKeypad, parseKeypad } from '@/host/keypads';
import { announcements } from '@/lib/channel';
import { listen } from '@/lib/listen';
import { observePageChanges } from '@/lib/observe-page-changes';
import type { GuideControls } from '../shared/kiosk-visit';
import styles from './guide.css?inline';
import { GuidePanels, registerGuideRegion } from './guide-panels';
import { createGuideSession } from './guide-session';
import { hiddenFromGuideSelector } from './reading/items';
import { followRoute, refresh } from './responses/guide-following';
import { forgetVisitor, toggleGuide } from './responses/guide-on-off';
import { followLanguage, sayAnnouncement, sayWarning } from './responses/guide-policy';
import { initialGuideState } from './responses/guide-state';
import { openSwitchSetup } from './responses/guide-switches';
import type { GuideHost } from './responses/guide-view';

/** Whether a change is in the guide's own elements, such as its caption. */
function isOwn({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest(hiddenFromGuideSelector) != null;
}

/** Runs the kiosk's guide: connects it to keys, page changes and kiosk events. */
export function useGuide(
  screen: ScreenId,
  keypad: string | undefined,
  kiosk: Pick<GuideHost, 'secondsLeft' | 'idleSeconds' | 'goHome' | 'goBack'>,
): GuideControls {
  useStyles(styles);
  const { guide: copy, screenNames, language } = useCopy(guideCopy);
  const keys = useMemo(() => parseKeypad(keypad ?? '') ?? defaultKeypad, [keypad]);
  const [displaySettings, setDisplaySettings] = useDisplaySettings();
  const hasVoice = useVoiceStatus() !== 'missing';

  function changeTextSize() {
    const texts = displayChoices.text;
    const text = texts[(texts.indexOf(displaySettings.text) + 1) % texts.length] ?? texts[0];
    setDisplaySettings({ ...displaySettings, text });
    return text;
  }

  const host: GuideHost = {
    ...kiosk,
    copy,
    language: language.tag,
    keypad: keys,
    changeTextSize,
    screenName: screenNames[screen],
    isHome: screen === 'home',
  };
  const latest = useRef(host);
  const [state, setState] = useState(initialGuideState);
  const [session] = useState(() => createGuideSession(() => latest.current, setState));
  const { send } = session;
  const warns = kiosk.secondsLeft !== undefined;

  // Runs before this render's changes are observed, since the announcement of the warning must not count as activity.
  useLayoutEffect(() => {
    latest.current = host;
  });

  useEffect(() => listen(window, session.handlers, { capture: true }), [session]);

  useEffect(() => announcements.subscribe(({ text, kind }) => send(sayAnnouncement, text, kind)), [send]);

  useEffect(
    () => (state.isOn ? observePageChanges('open', isOwn, () => send(refresh)) : undefined),
    [send, state.isOn],
  );

  useOnChange(screen, () => send(followRoute));

  useOnChange(language.tag, () => send(followLanguage));

  useOnChange(warns, () => warns && send(sayWarning));

  const speaks = state.isOn && state.hasVoice;
  const toggleButton: GuideControls['toggle'] = {
    ref: registerGuideRegion,
    'aria-pressed': speaks,
    onClick: () => send(toggleGuide),
    children: copy.button,
  };
  return {
    isOn: state.isOn,
    toggle: hasVoice ? toggleButton : undefined,
    setUp: { onClick: () => send(openSwitchSetup, speaks), children: copy.switches.button },
    panels: <GuidePanels {...state} send={send} />,
    forgetVisitor: () => send(forgetVisitor),
  };
}
