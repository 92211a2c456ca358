import { computeAccessibleDescription } from 'dom-accessibility-api';
import { activate } from '../shared/activate';
import { isInRegion } from '../shared/regions';
import { controlName } from './reading/describe';
import { type GuideItem, isControl } from './reading/items';
import { fillPhrase, plainText, spokenText } from './reading/phrase';
import { refresh } from './responses/guide-following';
import { sayPosition } from './responses/guide-position';
import type { Guide, Send } from './responses/guide-state';

/** How long the page may take to respond to a press, in milliseconds. */
const RESPONSE_MS = 300;

/** Activates an item, and announces its new state unless `spokenCount`, the number of spoken texts, shows that the page did. */
export function activateItem(item: GuideItem, guide: Guide, send: Send, spokenCount: () => number): void {
  const { element } = item;
  const phraseBefore = guide.view.phrase(item);
  const countBefore = spokenCount();
  // The keyboard replaces its keys when the layer changes.
  const isKey = isInRegion('keyboard', element);
  const isTyping = guide.state.scope?.kind === 'keyboard';

  function sayResult(): void {
    send(refresh, isTyping);
    // Says nothing if the choice has started Read aloud, which must not be silenced.
    if (!guide.state.isOn || spokenCount() !== countBefore || guide.view.isSpeaking) return;
    const { copy, phrase } = guide.view;
    const after = element.isConnected ? phrase(item) : phraseBefore;
    const unchanged = fillPhrase(copy.unchanged, { item: controlName(element, copy) });
    if (isKey) sayPosition(guide);
    else if (plainText(after) !== plainText(phraseBefore)) guide.say(after);
    else guide.say(spokenText(computeAccessibleDescription(element)) || unchanged);
  }

  if (!(element instanceof HTMLElement && isControl(item))) guide.say(guide.view.copy.justText);
  else if (element instanceof HTMLTextAreaElement && element.readOnly) guide.say(element.value);
  else {
    activate(element);
    setTimeout(sayResult, RESPONSE_MS);
  }
}
