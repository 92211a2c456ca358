import { expect, it } from 'vitest';
import { findOpenDrafts } from '@/app/find-open-drafts';
import type { OpenForms } from '@/features/drafts';

const message = (values: Record<string, string>, taken?: Record<string, string>) => ({
  values: new Map(Object.entries(values)),
  step: 0,
  ...(taken && { taken: new Map(Object.entries(taken)) }),
});

const form = (values: Record<string, string>): OpenForms =>
  new Map([['hero en', { tab: 'hero', target: 'new', draft: new Map(Object.entries(values)) }]]);

it.each([
  ['it was taken along', message({ firstName: 'Ada' }, { firstName: 'Ada' }), new Map(), []],
  ['a form is open as it was', message({}), form({}), []],
  ['both are begun', message({ message: 'Hi' }), form({ title: 'Hi' }), ['message', 'form']],
] as const)('if %s, finds it', (_, draft, open, found) => expect(findOpenDrafts(draft, open)).toEqual(found));
