import type { Page } from 'playwright/test';
import { clickButton, openTab } from './admin';
import { errorSummary, fillAndPrepare, fillContactForm, prepareMessage } from './contact';
import { openDisplaySettings } from './display-settings';
import { switchEasyReadOn } from './easy-read';
import { answerAll, parentsAnswers } from './finder';
import { notifications } from './notifications';
import { region } from './regions';
import { expect } from './site';

/** Waits for the last part of Contact, whose script comes after the others. */
const allOfContact = (page: Page) => expect(region(page, 'In Other Languages')).toBeVisible();

/** States of the site without an address, each with the steps that lead there from Home. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the hero form': async (page) => {
    await openTab(page, 'Hero Section');
    await clickButton(page, 'Edit Hero Section');
  },
  'the validation errors of Add Event': async (page) => {
    await openTab(page, 'Events');
    await clickButton(page, 'Add Event');
    await clickButton(page, 'Save');
    await expect(errorSummary(page)).toBeVisible();
  },
  'the validation errors of the contact form': async (page) => {
    await fillContactForm(page, {});
    await prepareMessage(page);
    await expect(errorSummary(page)).toBeVisible();
    await allOfContact(page);
  },
  'the menu, opened in a narrow window': async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  },
  'Easy read': switchEasyReadOn,
  'the result of the finder': async (page) => {
    await answerAll(page, parentsAnswers);
  },
  'the display settings': openDisplaySettings,
  'a prepared message, and a notification': async (page) => {
    await fillAndPrepare(page);
    await clickButton(page, 'Copy Text');
    await expect(notifications(page)).toHaveCount(1);
    await allOfContact(page);
  },
};
