import { guide } from '@/copy/guide';
import { speech } from '@/features/speech';
import type { KeypadCommand } from '@/host/keypads';
import { activityEvent } from '@/lib/activity-event';
import { fill } from '@/lib/fill';
import type { GuideHost } from './guide-host';
import { createGuideStore, off } from './guide-state';
import { createGuideHelp } from './help/guide-help';
import { createKeypadCommands } from './keypad/keypad-commands';
import { createPageCursor, type PageCursor } from './keypad/page-cursor';
import { createNarrator } from './narration/narrator';
import { typingEcho } from './narration/phrases';
import { createReminder } from './narration/reminder';
import type { SwitchScanner } from './switches/switch-scanner';
import { createSwitches } from './switches/switches';

/** The commands that turn the guide on. */
const startCommands: readonly KeypadCommand[] = ['up', 'down', 'help', 'start'];

/** Where the arrow keys and letters have a meaning of their own until the guide is on. */
const arrowTargets = 'input, select, textarea, [role=tab]';

/** The guide of one kiosk: when it is on, and what it makes of keys, touches and changes of the page. */
export type GuideSession = ReturnType<typeof createGuideSession>;

/**
 * Creates the guide, which is off until a visitor starts it.
 *
 * @param host reads the state of the kiosk
 */
export function createGuideSession(host: () => GuideHost) {
  const store = createGuideStore();
  const isOn = () => store.get().isOn;
  let isTouched = false;
  const narrator = createNarrator({
    onCaption: (caption) => store.set({ caption }),
    onSilence,
    // Waiting for the voice at every step would hold up the scan.
    onDead() {
      if (!store.get().switches) return;
      switches.setVoice(false);
      switches.scanner.onSilence();
    },
    isWarning: () => host().secondsLeft !== undefined,
  });
  const cursor = createPageCursor(
    (text, manner) => {
      // The warning says what it is by itself (onWarning).
      if (host().secondsLeft === undefined) narrator.say(text, manner);
    },
    () => host().screenName,
  );
  const help = createGuideHelp(store, narrator, cursor, host);
  const commands = createKeypadCommands({ narrator, cursor, help, host, isOn });
  /** Whether the keypad's cursor was in use before the set-up of switches. */
  let hadCursor = false;
  const switches = createSwitches({
    store,
    narrator,
    host,
    onSetup() {
      hadCursor = isOn() && store.get().switches === undefined;
      reminder.reset();
      cursor.stop();
    },
    onCancel: () => (hadCursor ? startCursor() : stop(guide.switches.off)),
    onStop: stop,
  });
  const reminder = createReminder(() => {
    if (narrator.isSpeaking()) {
      reminder.repeat();
      return;
    }
    const ofKeypad = cursor.current() ? guide.reminder : guide.prompt;
    narrator.say(switches.reminder() ?? ofKeypad, { unasked: true });
  });

  function onSilence(): void {
    if (!isOn()) return;
    switches.scanner.onSilence();
    reminder.start();
  }

  /** What follows the page; nothing does while switches are being set up. */
  function follower(): PageCursor | SwitchScanner | undefined {
    const { switches: keys, switchPanel } = store.get();
    if (!isOn() || switchPanel === 'setup') return undefined;
    return keys ? switches.scanner : cursor;
  }

  /** Starts the cursor, once the rest screen or a dialog has gone. */
  function startCursor(): void {
    setTimeout(() => {
      if (follower() !== cursor) return;
      cursor.start();
      narrator.say(guide.prompt, { later: true });
    });
  }

  function start(): void {
    reminder.reset();
    store.set({ isOn: true });
    narrator.say(guide.on);
    startCursor();
  }

  /** Turns the guide off, and forgets the visitor. */
  function stop(lastText: string): void {
    if (!isOn()) return;
    reminder.stop();
    cursor.stop();
    switches.scanner.stop();
    isTouched = false;
    store.set(off);
    narrator.say(lastText, { unasked: true });
    narrator.setVoice(true);
    help.reset();
  }

  function run(command: KeypadCommand): void {
    if (store.get().isScreenHidden) help.showScreen();
    else if (help.isExploring()) help.explore(command);
    else commands[command]();
  }

  /** What a key does while the guide is on; `undefined` if it is the page's. */
  function pressOf(code: string): (() => void) | undefined {
    const { switches: keys, switchPanel, isScreenHidden } = store.get();
    if (keys || switchPanel) return switches.pressOf(code);
    const command = host().keypad[code];
    return command || isScreenHidden ? () => run(command ?? 'repeat') : undefined;
  }

  /** Starts with the first keys of the keypad, or with the presses that ask for the set-up of switches. */
  function startByKey(event: KeyboardEvent): void {
    const { code, key, target, repeat } = event;
    if (repeat) return;
    const command = host().keypad[code];
    if (!command || !startCommands.includes(command)) {
      // While staff teach the kiosk a keypad, every key is theirs.
      const isTaught = Object.keys(host().keypad).length === 0;
      if (isTaught || switches.isBounce(event) || !switches.isCalledBy(event)) return;
      event.preventDefault();
      switches.openSetup(true);
      return;
    }
    // Without a voice, it would take the keys and give nothing for them.
    if (speech.status() === 'missing') return;
    const isOwnKey = target instanceof Element && target.matches(arrowTargets);
    if (isOwnKey && (command === 'up' || command === 'down' || key.length === 1)) return;
    // The rest screen wakes by any key.
    if (!document.querySelector('[data-rest-screen]')) event.preventDefault();
    start();
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    help,
    switches,

    /** Turns the guide on or off; with switches, its voice alone. */
    toggle(): void {
      const { switches: keys, hasVoice } = store.get();
      if (keys) switches.setVoice(!hasVoice);
      else if (isOn()) stop(guide.off);
      else start();
    },
    end: () => stop(guide.ended),
    refresh: () => follower()?.refresh(),

    /** Handles a key before the page gets it. */
    onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (!isOn()) {
        startByKey(event);
        return;
      }
      const press = pressOf(event.code);
      if (!press) {
        reminder.repeat();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      // Something may be resting on the key.
      if (event.repeat || switches.isBounce(event)) return;
      const { secondsLeft } = host();
      document.dispatchEvent(new Event(activityEvent));
      // It came too late, and belongs to the next visitor.
      if (!isOn()) return;
      reminder.reset();
      isTouched = false;
      narrator.silence();
      if (secondsLeft !== undefined) narrator.say(guide.continued);
      else press();
      // The press may have ended the visit.
      if (isOn()) reminder.start();
    },

    /** Buttons are pressed as the space bar goes up. */
    onKeyUp(event: KeyboardEvent): void {
      switches.isBounce(event);
      if (isOn() && event.code === 'Space' && pressOf(event.code)) event.preventDefault();
    },

    /** A touch takes over; the next key resumes. */
    onPointerDown(event: PointerEvent): void {
      switches.forgetPresses();
      if (!isOn()) return;
      if (store.get().isScreenHidden) store.set({ isScreenHidden: false });
      if (event.target instanceof Element && event.target.closest('[data-guide-own]')) return;
      isTouched = true;
      reminder.stop();
      switches.scanner.pause();
      narrator.silence();
    },

    onFocusIn({ target }: FocusEvent): void {
      if (!isTouched && target instanceof HTMLElement) follower()?.followFocus(target);
    },

    onInput(event: Event): void {
      if (!isOn() || isTouched || !(event instanceof InputEvent)) return;
      const { target, inputType, data } = event;
      const isHidden = target instanceof HTMLInputElement && target.type === 'password';
      narrator.say(typingEcho(inputType, data, isHidden));
    },

    /** Says what a live region announces. */
    onAnnouncement(text: string): void {
      if (follower() && !isTouched && host().secondsLeft === undefined) narrator.say(text, { later: true });
    },

    /** Called when the route has changed. */
    onScreen: (screenName: string) => follower()?.followRoute(screenName),

    /** Called when the idle warning appears. */
    onWarning(seconds: number): void {
      if (isOn()) narrator.say(fill(guide.warning, { seconds }), { unasked: true });
    },
  };
}
