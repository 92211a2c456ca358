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
    drafts.map((draft, index) => {
      const tab = index === 0 ? 'hero' : 'events';
      return [`${tab} en`, { tab, target: 'new', draft: new Map(Object.entries(draft)) }];
    }),
  );

it.each([
  ['it was taken along', message({ firstName: 'Ada' }, { firstName: 'Ada' }), forms(), []],
  ['a form is open as it was', message({}), forms({}), []],
  ['both are begun', message({ message: 'Hi' }), forms({ title: 'Hi' }), ['message', 'form']],
] as const)('if %s, finds it', (_, draft, open, found) => expect(openDrafts(draft, open)).toEqual(found));
