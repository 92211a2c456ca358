import { expect, type Page } from 'playwright/test';
import { languages } from '@/content/languages';
import { admin } from '@/copy/en/content';
import { dock, invitation } from '@/copy/en/kiosk';
import * as english from '@/copy/en/screens';
import { screenNames } from '@/copy/en/shared';
import { navigation, screenPaths } from '@/copy/screen-paths';
import { filledCopy } from '../support/filled-copy';
import { IDLE_SECONDS, restScreen, WARNING_SECONDS } from '../support/kiosk-visit';

const labels = {
  screens: navigation.slice(1).map((screen) => screenNames[screen]),
  adminAddress: `#${screenPaths.admin}`,
  begin: `${invitation} ${languages.en.name}`,
  menu: dock.menu,
  finish: dock.finish.button,
  finishAndClear: dock.finish.confirm,
  submit: filledCopy(english).contact.form.submit,
  editHero: admin.hero.edit,
  save: admin.save,
};

/** One visitor's actions, and sometimes staff's. Runs inside the page, so that thousands of visits are quick. */
async function visitAll({
  session,
  finishes,
  copy,
}: {
  session: number;
  finishes: boolean;
  copy: typeof labels;
}) {
  const tick = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(undefined);
      };
      port2.postMessage(undefined);
    });
  const until = async <T>(find: () => T | undefined | null | false): Promise<T> => {
    for (;;) {
      const found = find();
      if (found) return found;
      await tick();
    }
  };
  const named = (selector: string, name: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent === name);
  const button = (name: string) => named('button', name);
  const open = async (follow: () => void) => {
    const before = document.querySelector('h1');
    follow();
    await until(() => document.querySelector('h1') !== before && document.querySelector('h1'));
    // The top of a screen renders first, the rest in a later task.
    await until(() => document.querySelector('main :is(h2, [role=tab])'));
  };
  const type = (name: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
    field?.focus();
    if (field) field.value = text;
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  button(copy.begin)?.click();
  await until(() => !button(copy.begin));
  for (const screen of copy.screens) {
    button(copy.menu)?.click();
    const link = await until(() => named('dialog a', screen));
    await open(() => link.click());
    for (const tab of document.querySelectorAll<HTMLButtonElement>('[role=tab]')) {
      tab.focus();
      await until(() => tab.ariaSelected === 'true');
    }
  }
  type('firstName', `Visitor ${session}`);
  // Every second visitor leaves required fields empty and gets the error summary.
  if (session % 2 === 0) {
    type('lastName', 'Example');
    type('email', 'visitor@mail.example');
    document.querySelector<HTMLInputElement>('form [name=inquiryType][value=general]')?.click();
    type('message', 'Hello.');
  }
  button(copy.submit)?.click();
  await until(() =>
    document.querySelector('main form section[tabindex="-1"], main section textarea[readonly]'),
  );
  if (session % 10 === 0) {
    await open(() => window.location.replace(copy.adminAddress));
    (await until(() => button(copy.editHero))).click();
    (await until(() => button(copy.save))).click();
    await until(() => document.querySelector('[data-sonner-toast]'));
  }
  if (finishes) {
    button(copy.finish)?.click();
    (await until(() => button(copy.finishAndClear))).click();
  }
}

/** One visit of the kiosk until its reset. Every third visitor finishes; every tenth time staff save the hero. */
export async function beVisitor(page: Page, session: number): Promise<void> {
  const finishes = session % 3 === 0;
  await page.evaluate(visitAll, { session, finishes, copy: labels });
  if (!finishes) await page.clock.runFor((IDLE_SECONDS + WARNING_SECONDS + 2) * 1_000);
  await expect(restScreen(page)).toBeVisible();
}
