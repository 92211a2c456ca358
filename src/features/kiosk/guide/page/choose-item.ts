import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { guide } from '@/copy/guide';
import { fill } from '@/lib/fill';
import { activate } from '../../activate';
import type { Narrator } from '../narration/narrator';
import { phraseOf } from './item-facts';
import { type GuideItem, isControl, spokenText } from './items';

/** Time after which the page has responded to a press, in milliseconds. */
const RESPONSE_MS = 300;

interface Chooser {
  readonly narrator: Narrator;
  readonly isOn: () => boolean;
  /** Follows what the page shows by now. */
  readonly refresh: () => void;
  /** Says the item again. */
  readonly repeat: () => void;
}

/** The number of characters in the PIN's field. */
function hiddenLength(): number {
  return document.querySelector<HTMLInputElement>('input[type=password]')?.value.length ?? 0;
}

/** Whether a field is only there to be read. */
function isReadOnly(element: HTMLElement): element is HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement && element.readOnly;
}

/** Chooses an item. If the page itself says nothing about it, what has changed is said. */
export function chooseItem(item: GuideItem, { narrator, isOn, refresh, repeat }: Chooser): void {
  const before = { phrase: phraseOf(item), count: narrator.count(), hidden: hiddenLength() };
  // The keyboard replaces its keys when the layer changes.
  const isKey = item.element.closest('.screen-keyboard') !== null;

  function answer(): void {
    if (!isOn()) return;
    refresh();
    // What was chosen may be Read aloud, which would be silenced.
    if (narrator.count() !== before.count || narrator.isSpeaking()) return;
    const after = item.element.isConnected ? phraseOf(item) : before.phrase;
    const description = spokenText(computeAccessibleDescription(item.element));
    if (hiddenLength() > before.hidden) narrator.say(guide.typing.hidden);
    else if (isKey) repeat();
    else if (after !== before.phrase) narrator.say(after);
    else
      narrator.say(
        description || fill(guide.unchanged, { item: spokenText(computeAccessibleName(item.element)) }),
      );
  }

  if (!isControl(item)) narrator.say(guide.justText);
  else if (isReadOnly(item.element)) narrator.say(item.element.value);
  else {
    activate(item.element);
    setTimeout(answer, RESPONSE_MS);
  }
}
