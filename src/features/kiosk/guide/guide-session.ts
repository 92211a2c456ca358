import { closeModal } from '@/components/ui/use-modal';
import { currentCopy, switchLanguage } from '@/copy';
import { sharedCopy } from '@/copy/shared';
import type { AnnouncementKind } from '@/lib/channel';
import { textFieldAt } from '@/lib/controls';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { findRegion } from '../shared/regions';
import { activateItem } from './activate-item';
import { createClock, createReminder } from './clock';
import { guideHandlers } from './guide-handlers';
import { decide, type GuideEvent, reminderText } from './guide-policy';
import { isFollowing } from './guide-position';
import { type Effect, type GuideState, initialGuideState } from './guide-state';
import { type GuideHost, readView } from './guide-view';
import { highlight } from './highlight';
import { createNarrator } from './narration/narrator';
import { spokenText } from './narration/phrase';
import type { Session } from './shared-session';
import { dwellTime, isPaused } from './switches/scan';
import { isSingle } from './switches/switch-keys';

/** Creates the guide's session: it owns voice, clocks and page, and carries out what the policy decides. Off at first. */
export function createGuideSession(host: () => GuideHost, onChange: (state: GuideState) => void) {
  let state = initialGuideState;
  const memory: Session['memory'] = { field: undefined, firstKey: undefined };

  const narrator = createNarrator({
    host,
    settings: () => state,
    onCaption: (caption) => setState({ ...state, caption }),
    onSilence() {
      if (!state.isOn) return;
      clock.restart();
      reminder.start();
    },
    onDead: () => send('loseVoice'),
  });
  const reminder = createReminder(() => {
    if (narrator.isSpeaking()) reminder.repeat();
    else narrator.say(reminderText(state, host().copy), { countsAsActivity: false });
  });
  const clock = createClock(
    () => {
      const { scan, switches, stepMs } = state;
      const moves = scan && switches && isSingle(switches) && !isPaused(scan) && !narrator.isSpeaking();
      return moves ? dwellTime(scan, stepMs) : undefined;
    },
    () => send('advance'),
  );

  function setState(next: GuideState): void {
    if (next === state) return;
    state = next;
    onChange(state);
  }

  const run: { readonly [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => void } = {
    say: (effect) => narrator.say(effect.phrase, effect),
    silence: narrator.silence,
    mark({ stop }) {
      memory.field = textFieldAt(document.activeElement) ?? memory.field;
      highlight(stop);
    },
    choose: ({ item }) => activateItem(item, session),
    leave({ scope: { root, kind } }) {
      if (kind === 'keyboard') findRegion('keyboard')?.close?.();
      else if (kind === 'dialog') closeModal(root);
      else host().goBack?.();
    },
    goHome: () => host().goHome(),
    switchLanguage({ to }) {
      switchLanguage(to).catch(() => narrator.say(currentCopy(sharedCopy).languageSwitch.failed));
    },
    changeTextSize: () => narrator.say(fill(host().copy.settings.text, { percent: host().changeTextSize() })),
    sayTyped() {
      const { type, value } = memory.field ?? {};
      narrator.say((type !== 'password' && value) || host().copy.typing.nothing);
    },
    enterSoon() {
      const { switches } = state;
      setTimeout(() => {
        if (isFollowing(state) && state.switches === switches) send('enter');
      });
    },
    reminder: ({ to }) => reminder[to](),
    takeKey: () => memory.firstKey?.preventDefault(),
    blur() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    forgetVisitor() {
      reminder.stop();
      highlight(undefined);
      memory.field = undefined;
    },
  };

  function send(...event: GuideEvent): void {
    const { state: next, effects } = decide(state, event, readView(host()));
    setState(next);
    for (const effect of effects) (run[effect.kind] as (effect: Effect) => void)(effect);
    // Gives the scan its full time after a response. Changes elsewhere on the page do not delay it.
    if (effects.length > 0 || !clock.isRunning()) clock.restart();
  }

  const session: Session = { state: () => state, host, narrator, reminder, memory, send };

  return {
    send,
    handlers: guideHandlers(session),

    /** Says what has changed. Where the visitor is now is said when the guide follows the page there. */
    onAnnouncement({ text, kind }: { text: string; kind: AnnouncementKind }): void {
      const isWarning = host().secondsLeft !== undefined;
      if (kind === 'place' || isWarning || state.isTouched || !isFollowing(state)) return;
      narrator.say(spokenText(text), { later: true });
    },

    /** Called when the idle warning appears. */
    onWarning(): void {
      if (!state.isOn) return;
      const { copy, language, secondsLeft: seconds = 0 } = host();
      narrator.say(fill(plural(copy.warning, seconds, language), { seconds }), { countsAsActivity: false });
    },
  };
}
