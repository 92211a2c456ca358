import type { Page } from 'playwright/test';
import { expect, openScreen, screens } from './site';

export const finder = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Find What Fits' });

export const finderHeading = (page: Page) => finder(page).getByRole('heading', { level: 3 });

export const answer = (page: Page, label: string) =>
  finder(page).getByRole('button', { name: label }).click();

export async function answerAll(page: Page, answers: readonly string[]): Promise<void> {
  await openScreen(page, screens.services);
  for (const label of answers) await answer(page, label);
  await expect(finderHeading(page)).toHaveText('Good Places to Start');
}

export const parentsAnswers = ['For my child', 'Getting through the week', 'In a group'];
