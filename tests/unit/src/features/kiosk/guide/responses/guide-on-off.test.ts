import { expect, test } from 'vitest';
import { guide } from '@/copy/en/guide';
import { offerText } from '@/features/kiosk/guide/reading/phrase';
import {
  continueWithoutVoice,
  forgetVisitor,
  toggleGuide,
} from '@/features/kiosk/guide/responses/guide-on-off';
import { off, on, scanning, spanish } from './guide-states';
import { respond, said, testEffects, testStates, testWords, written } from './respond';

testWords([
  ['turning the guide off', on, toggleGuide, guide.off],
  [
    'the start with another voice',
    off,
    toggleGuide,
    `${written(offerText('es', 'keypad'))} ${guide.on}`,
    spanish,
  ],
]);

testEffects([
  ['no answer of the voice', scanning, continueWithoutVoice, ['silence']],
  ['the end of a visit without the guide', off, forgetVisitor, []],
]);

testStates([
  ['turning off the voice of switches', scanning, toggleGuide, { isOn: true, hasVoice: false }],
  ['a lost voice, without switches', on, continueWithoutVoice, on],
]);

test("turning off resets the visitor's state, and says so at their volume without prolonging the visit", () => {
  const settings = { ...on.settings, rate: 2, volume: 100 };
  const { state, effects } = respond({ ...on, settings }, forgetVisitor);
  expect(state).toBe(off);
  const farewell = { kind: 'say', details: [guide.ended, { countsAsActivity: false }], settings };
  expect(effects).toMatchObject([farewell, { kind: 'forgetVisitor' }]);
  expect(said({ ...on, hasVoice: false }, forgetVisitor)).toBe('');
});
