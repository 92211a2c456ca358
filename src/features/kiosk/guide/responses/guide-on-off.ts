import type { LanguageTag } from '@/content/languages';
import { join, offerText } from '../reading/phrase';
import { type Guide, initialGuideState, updateState } from './guide-state';

/** Turns the guide on: greets a visitor, and first of all offers another language. */
export function turnOn(guide: Guide): void {
  const { copy, nextSpokenLanguage: offered } = guide.view;
  updateState(guide, { isOn: true, offered, lastPositions: new Map() });
  guide.reminder.repeat();
  guide.say(join([offered && offerText(offered, 'keypad'), copy.on]));
  guide.enterSoon();
}

/** Turns the guide off with a farewell, and resets its state for the next visitor. */
export function turnOff(guide: Guide, text: string): void {
  const { isOn, hasVoice } = guide.state;
  // Speaks the farewell before the visitor's volume and speed are reset.
  if (isOn && hasVoice) guide.say(text, { countsAsActivity: false });
  guide.state = initialGuideState;
  if (isOn) guide.forgetVisitor();
}

/** Switches the voice on or off. */
export function setVoice(guide: Guide, hasVoice: boolean): void {
  updateState(guide, { hasVoice });
  if (!hasVoice) guide.silence();
}

/** Turns the guide on or off; with switches, only its voice. */
export function toggleGuide(guide: Guide): void {
  const { isOn, switches, hasVoice } = guide.state;
  if (switches) setVoice(guide, !hasVoice);
  else if (isOn) turnOff(guide, guide.view.copy.off);
  else turnOn(guide);
}

/** Ends the guide with the visit. */
export const forgetVisitor = (guide: Guide) => turnOff(guide, guide.view.copy.ended);

/** Continues a scan without the voice, since every step would wait for a dead voice. */
export function continueWithoutVoice(guide: Guide): void {
  if (guide.state.switches) setVoice(guide, false);
}

/** Switches to a language. Keeps it on offer meanwhile, so that `followLanguage` starts the guide over in it. */
export function acceptLanguage(guide: Guide, to: LanguageTag): void {
  updateState(guide, { offered: to });
  guide.switchLanguage(to);
}
