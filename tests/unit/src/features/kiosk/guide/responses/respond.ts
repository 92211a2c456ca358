import { expect, test } from 'vitest';
import { guide as copy } from '@/copy/en/guide';
import { type Phrase, segmentsOf } from '@/features/kiosk/guide/reading/phrase';
import type { Guide, GuideState } from '@/features/kiosk/guide/responses/guide-state';
import type { GuideView } from '@/features/kiosk/guide/responses/guide-view';
import { keypads } from '@/host/keypads';
import { groups, items, screen } from './guide-states';

const about: GuideView = {
  ...{ copy, language: 'en', nextLanguage: undefined, nextSpokenLanguage: undefined },
  ...{ keypad: keypads.arrows, changeTextSize: () => '100', canSpeak: true, isSpeaking: false },
  ...{ isHome: false, goBack: () => {}, goHome: () => {} },
  ...{ secondsLeft: undefined, idleSeconds: 90, isResting: false },
  ...{ scope: screen, screenName: 'About', title: 'About', description: '', focus: undefined },
  ...{ items, groups, phrase: (each) => each?.text ?? '', row: () => '' },
};

/** The response to something. */
type Response = (guide: Guide) => void;
export function withDetail<Detail>(respond: (guide: Guide, detail: Detail) => void) {
  return (detail: Detail) => (guide: Guide) => respond(guide, detail);
}

/** Lets the guide respond to an event, and returns its next state and what it does, with the settings of that time. */
export function respond(before: GuideState, event: Response, more: Partial<GuideView> = {}) {
  const effects: { kind: string; details: unknown[]; settings: GuideState['settings'] }[] = [];
  function does(kind: string) {
    return (...details: unknown[]) => void effects.push({ kind, details, settings: guide.state.settings });
  }
  const page: GuideView = { ...about, goHome: does('goHome'), goBack: does('leave') };
  const view = Object.defineProperties(page, Object.getOwnPropertyDescriptors(more));
  const { scope } = before;
  const state = scope?.close ? { ...before, scope: { ...scope, close: does('leave') } } : before;
  const guide: Guide = {
    ...{ state, view, say: does('say'), silence: does('silence') },
    ...{ mark: does('mark'), choose: does('choose'), enterSoon: does('enterSoon'), blur: does('blur') },
    ...{ switchLanguage: does('switchLanguage'), forgetVisitor: does('forgetVisitor') },
    ...{ reminder: { repeat: does('repeat'), stop: does('stop') }, typedText: () => 'Typed' },
  };
  event(guide);
  return { state: guide.state, effects };
}
type Effects = ReturnType<typeof respond>['effects'];

/** Writes down a phrase with the languages of its parts. */
export const written = (phrase: Phrase) =>
  segmentsOf(phrase)
    .map(({ text, language }) => (language ? `[${language}: ${text}]` : text))
    .join('');
export const texts = (effects: Effects) =>
  effects.flatMap(({ kind, details }) => (kind === 'say' ? [written(details[0] as Phrase)] : []));
export const kinds = (effects: Effects) => effects.map(({ kind }) => kind);

/** What is said in response to an event. */
export const said = (state: GuideState, event: Response, more?: Partial<GuideView>) =>
  texts(respond(state, event, more).effects).join(' ');

type Row<Expected> = [string, GuideState, Response, Expected, view?: Partial<GuideView>];

export const testWords = (rows: Row<string>[]) =>
  test.each(rows)('%s: the guide speaks', (_, state, event, words, view) =>
    expect(said(state, event, view)).toBe(words),
  );

export const testEffects = (rows: Row<string[]>[]) =>
  test.each(rows)('%s: the guide acts', (_, state, event, does) =>
    expect(kinds(respond(state, event).effects)).toEqual(does),
  );

export const testStates = (rows: Row<Partial<GuideState>>[]) =>
  test.each(rows)('%s: the guide remembers', (_, state, event, next) =>
    expect(respond(state, event).state).toMatchObject(next),
  );
