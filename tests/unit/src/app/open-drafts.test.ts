import { expect, it } from 'vitest';
import { openDrafts } from '@/app/open-drafts';
import type { OpenForms } from '@/features/drafts';

const message = (values: Record<string, string>, taken?: Record<string, string>) => ({
  values: new Map(Object.entries(values)),
  step: 0,
  outsideEdits: 0,
  ...(taken && { taken: new Map(Object.entries(taken)) }),
});

const forms = (...drafts: Record<string, string>[]): OpenForms =>
  new Map(
    drafts.map((draft, index) => [
      index === 0 ? 'hero en' : 'events en',
      { target: 'new', draft: new Map(Object.entries(draft)) },
    ]),
  );

it.each([
  ['nothing is typed', message({}), forms(), []],
  ['only spaces are typed', message({ firstName: ' \u200b' }), forms(), []],
  ['a message is begun', message({ firstName: 'Ada' }), forms(), ['message']],
  ['it was taken along', message({ firstName: 'Ada' }, { firstName: 'Ada' }), forms(), []],
  ['it was changed since', message({ firstName: 'Ada' }, { firstName: 'A' }), forms(), ['message']],
  ['a form is open as it was', message({}), forms({}), []],
  ['a text of a form is cleared', message({}), forms({}, { title: '' }), ['form']],
  ['both are begun', message({ message: 'Hi' }), forms({ title: 'Hi' }), ['message', 'form']],
] as const)('if %s, finds it', (_, draft, open, found) => expect(openDrafts(draft, open)).toEqual(found));
