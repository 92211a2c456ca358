import { guide } from '@/copy/guide';
import { speech } from '@/features/speech';
import type { KeypadCommand } from '@/host/keypads';
import { activityEvent } from '@/lib/activity-event';
import { fill } from '@/lib/fill';
import { createGuideHelp } from './guide-help';
import type { GuideHost } from './guide-host';
import { createGuideStore, off } from './guide-state';
import { createKeypadCommands } from './keypad-commands';
import { createNarrator } from './narrator';
import { createPageCursor } from './page-cursor';
import { typingEcho } from './phrases';
import { createReminder } from './reminder';

/** The commands that turn the guide on. */
const startCommands: readonly KeypadCommand[] = ['up', 'down', 'help', 'start'];

/** In a field, the arrow keys have a meaning of their own until the guide is on. */
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
  const narrator = createNarrator((caption) => store.set({ caption }), startReminder);
  const cursor = createPageCursor(narrator.say, () => host().screenName);
  const help = createGuideHelp(store, narrator, cursor, host);
  const commands = createKeypadCommands({ narrator, cursor, help, host, isOn });
  const reminder = createReminder(() =>
    narrator.say(cursor.current() ? guide.reminder : guide.prompt, { unasked: true }),
  );

  function startReminder(): void {
    if (isOn()) reminder.start();
  }

  function start(): void {
    store.set({ isOn: true });
    narrator.say(guide.on);
    // Once the rest screen has gone.
    setTimeout(() => {
      if (!isOn()) return;
      cursor.start();
      narrator.say(guide.prompt, { later: true });
    });
  }

  /** Turns the guide off, and forgets the visitor. */
  function stop(lastText: string): void {
    if (!isOn()) return;
    reminder.stop();
    cursor.stop();
    isTouched = false;
    store.set(off);
    narrator.say(lastText, { unasked: true });
    help.reset();
  }

  function run(command: KeypadCommand): void {
    if (store.get().isScreenHidden) help.showScreen();
    else if (help.isExploring()) help.explore(command);
    else commands[command]();
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    help,

    toggle: () => (isOn() ? stop(guide.off) : start()),
    end: () => stop(guide.ended),
    refresh: () => {
      if (isOn()) cursor.refresh();
    },

    /** Handles a key before the page gets it. */
    onKeyDown(event: KeyboardEvent): void {
      const command = host().keypad[event.code];
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (!isOn()) {
        const isOwnKey = event.target instanceof Element && event.target.matches(arrowTargets);
        if (!command || event.repeat || !startCommands.includes(command)) return;
        // Without a voice, it would take the keys and give nothing for them.
        if (speech.status() === 'missing') return;
        if (isOwnKey && (command === 'up' || command === 'down')) return;
        // The rest screen wakes by any key.
        if (!document.querySelector('[data-rest-screen]')) event.preventDefault();
        start();
        return;
      }
      if (!command && !store.get().isScreenHidden) return;
      event.preventDefault();
      event.stopPropagation();
      // Something may be resting on the key.
      if (event.repeat) return;
      const { secondsLeft } = host();
      document.dispatchEvent(new Event(activityEvent));
      // It came too late, and belongs to the next visitor.
      if (!isOn()) return;
      reminder.reset();
      isTouched = false;
      narrator.silence();
      if (secondsLeft !== undefined) narrator.say(guide.continued);
      else run(command ?? 'repeat');
      startReminder();
    },

    /** A touch takes over; the next key resumes. */
    onPointerDown(event: PointerEvent): void {
      if (!isOn()) return;
      if (store.get().isScreenHidden) store.set({ isScreenHidden: false });
      if (event.target instanceof Element && event.target.closest('[data-guide-own]')) return;
      isTouched = true;
      reminder.stop();
      narrator.silence();
    },

    onFocusIn({ target }: FocusEvent): void {
      if (isOn() && !isTouched && target instanceof HTMLElement) cursor.followFocus(target);
    },

    onInput(event: Event): void {
      if (!isOn() || isTouched || !(event instanceof InputEvent)) return;
      const { target, inputType, data } = event;
      const isHidden = target instanceof HTMLInputElement && target.type === 'password';
      narrator.say(typingEcho(inputType, data, isHidden));
    },

    /** Says what a live region announces. */
    onAnnouncement(text: string): void {
      if (isOn() && !isTouched && host().secondsLeft === undefined) narrator.say(text, { later: true });
    },

    /** Called when the route has changed. */
    onScreen(screenName: string): void {
      if (isOn()) cursor.followRoute(screenName);
    },

    /** Called when the idle warning appears. */
    onWarning(seconds: number): void {
      if (isOn()) narrator.say(fill(guide.warning, { seconds }), { unasked: true });
    },
  };
}
