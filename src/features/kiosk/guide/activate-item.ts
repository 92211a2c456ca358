import { computeAccessibleDescription } from 'dom-accessibility-api';
import { activate } from '../shared/activate';
import { isInRegion } from '../shared/regions';
import { fillPhrase, plainText, spokenText } from './narration/phrase';
import { controlName, phraseOf } from './page/describe';
import { type GuideItem, isControl } from './page/items';
import type { Session } from './shared-session';

/** How long the page may take to respond to a press, in milliseconds. */
const RESPONSE_MS = 300;

/** Returns the number of digits in the PIN's field, for a control of its form. */
function hiddenLength(control: Element): number {
  const form = control.closest('form');
  return form?.querySelector<HTMLInputElement>('input[type=password]')?.value.length ?? 0;
}

/** Chooses an item, and says what has changed unless the page itself does. */
export function activateItem(item: GuideItem, { state, host, narrator, send }: Session): void {
  const { element } = item;
  const { copy } = host();
  const before = { phrase: phraseOf(item, copy), count: narrator.count(), hidden: hiddenLength(element) };
  // The keyboard replaces its keys when the layer changes.
  const isKey = isInRegion('keyboard', element);
  const isTyping = state().scope?.kind === 'keyboard';

  function answer(): void {
    send('refresh', isTyping);
    // Says nothing if the choice has started Read aloud, which must not be silenced.
    if (!state().isOn || narrator.count() !== before.count || narrator.isSpeaking()) return;
    const after = element.isConnected ? phraseOf(item, copy) : before.phrase;
    const unchanged = fillPhrase(copy.unchanged, { item: controlName(element, copy) });
    if (hiddenLength(element) > before.hidden) narrator.say(copy.typing.hidden);
    else if (isKey) send('sayPosition');
    else if (plainText(after) !== plainText(before.phrase)) narrator.say(after);
    else narrator.say(spokenText(computeAccessibleDescription(element)) || unchanged);
  }

  if (!(element instanceof HTMLElement && isControl(item))) narrator.say(copy.justText);
  else if (element instanceof HTMLTextAreaElement && element.readOnly) narrator.say(element.value);
  else {
    activate(element);
    setTimeout(answer, RESPONSE_MS);
  }
}
