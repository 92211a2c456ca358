import { expect, type Page } from 'playwright/test';
import { admin } from '../../src/content/en/admin';
import { contact } from '../../src/content/en/contact';
import { kiosk } from '../../src/content/en/kiosk';
import { header, navigation, screens } from '../../src/content/en/site';
import { IDLE_SECONDS, restScreen, WARNING_SECONDS } from '../support/kiosk';

const words = {
  begin: kiosk.rest.begin,
  menu: header.menu,
  submit: contact.form.submit,
  editHero: admin.hero.edit,
  save: admin.save,
};

/** What one visitor does, and whether staff come by; runs in the page, as thousands of visits have to be quick. */
async function visitAll({
  paths,
  adminPath,
  session,
  labels,
}: {
  paths: readonly string[];
  adminPath: string;
  session: number;
  labels: typeof words;
}): Promise<void> {
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
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) => one.textContent === name);
  const open = async (path: string) => {
    const before = document.querySelector('h1');
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="#${path}"]`);
    if (link) link.click();
    else window.location.replace(`#${path}`);
    await until(() => document.querySelector('h1') !== before && document.querySelector('h1'));
    // The head of a screen comes first, then all the rest of it.
    await until(() => document.querySelector('main :is(h2, [role=tab])'));
  };
  const type = (name: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
    field?.focus();
    if (field) field.value = text;
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  button(labels.begin)?.click();
  await until(() => !button(labels.begin));
  button(labels.menu)?.click();
  for (const path of paths) {
    await open(path);
    for (const tab of document.querySelectorAll<HTMLButtonElement>('[role=tab]')) {
      tab.focus();
      await until(() => tab.ariaSelected === 'true');
    }
  }
  type('firstName', `Visitor ${session}`);
  // Every second visitor writes too little, and is told so.
  if (session % 2 === 0) {
    type('lastName', 'Example');
    type('email', 'visitor@mail.example');
    type('inquiryType', 'general');
    type('message', 'Hello.');
  }
  button(labels.submit)?.click();
  await until(() =>
    document.querySelector('main form section[tabindex="-1"], main section textarea[readonly]'),
  );
  if (session % 10 === 0) {
    await open(adminPath);
    (await until(() => button(labels.editHero))).click();
    (await until(() => button(labels.save))).click();
    await until(() => document.querySelector('[data-sonner-toast]'));
  }
}

/** One visitor of the kiosk, from waking it until it has forgotten them; every tenth time staff save the hero. */
export async function beVisitor(page: Page, session: number): Promise<void> {
  await page.evaluate(visitAll, {
    paths: navigation.slice(1).map(({ path }) => path),
    adminPath: screens.admin.path,
    session,
    labels: words,
  });
  await page.clock.runFor((IDLE_SECONDS + WARNING_SECONDS + 2) * 1_000);
  await expect(restScreen(page)).toBeVisible();
}
