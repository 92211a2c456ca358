import { expect, type Page } from 'playwright/test';
import { dock, goTo, openKiosk, waitForNextPress } from '../support/kiosk';
import { IDLE_SECONDS, WARNING_SECONDS } from '../support/kiosk-visit';
import { waitForLayout } from '../support/layout';
import { inSpanish, publicScreens, type Screen, screens } from '../support/site';

/** A kiosk, and how it is used. */
export interface KioskSetup {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly inches: number;
  /** Millimeters above the floor; from 1,050 on, everything is brought lower where that is on offer. */
  readonly lowerEdgeMm: 750 | 1050;
  readonly language: 'en' | 'es';
  readonly text: '100' | '200';
  /** That all screens for visitors may have together. */
  readonly mostPages?: number;
  /** Whether no two pages in a row would fit on one. */
  readonly fillsPages: boolean;
}

/** What a page between header and dock shows. */
interface PageLook {
  /** Where it begins and ends, in pixels from the top of the screen. */
  start: number;
  end: number;
  /** The room for it, in pixels. */
  height: number;
  /** The size of most of its text that is no heading and cannot be pressed, in pixels. */
  textSize: number | undefined;
}

/**
 * Lists what can be pressed and is cut, covered, or outside of the display: on the screen between header and dock, or in what
 * is in front of it; what is in a dialog may have to be scrolled to. Also a dock or a header that is higher than its share,
 * and what a page cuts. Looks at the page in view, if nothing is in front of it. Runs in the page.
 */
async function lookAround(dockShare: number): Promise<{ faults: string[]; shown: PageLook | undefined }> {
  const keyboard = document.querySelector('[data-testid=keyboard]');
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const header = document.querySelector('header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const top = Math.max(
    edge('[data-testid=lower-cover]')?.bottom ?? 0,
    isSticky ? (edge('header')?.bottom ?? 0) : 0,
  );
  const dockTop = edge('[data-testid=dock]')?.top ?? window.innerHeight;
  // What is covered is on the next page.
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = [...document.querySelectorAll('[data-testid=page-name]')].find(isShown);
  const start = name?.getBoundingClientRect().bottom ?? top;
  const end = edge('[data-testid=page-cover]')?.top ?? dockTop;
  const quoted = (element: Element) =>
    `${element.localName} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const faults: string[] = [];

  // A header that scrolls away is a part of the page.
  const pageParts = isSticky ? 'main' : 'main, header';
  /** What is wrong with a control, as it is now. */
  const faultOf = (control: HTMLElement) => {
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    if (left < -0.5 || right > window.innerWidth + 0.5) return 'is outside';
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = control;
    // A link in a text may be on two lines.
    const isBox =
      !control.matches('input, textarea, select') && getComputedStyle(control).display !== 'inline';
    if (isBox && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)) return 'is cut';
    // The rest of the screen is on other pages.
    const inPage = !keyboard && !dialog && control.closest(pageParts);
    if (inPage && (top < start - 0.5 || bottom > end + 0.5)) return undefined;
    if (top < -0.5 || bottom > window.innerHeight + 0.5) return 'is outside';
    if (!isBox && control.getClientRects().length > 1) return undefined;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // A note goes away with the next press.
    if (control.contains(hit) || hit?.closest('[data-testid=dock] [aria-live]')) return undefined;
    const isLabeled = [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit));
    return isLabeled ? undefined : `is covered by ${hit && quoted(hit)}`;
  };

  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const root = keyboard ?? dialog ?? document;
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    // Until it has the focus, the skip link is not a target.
    if (!isShown(control) || getComputedStyle(control).clipPath === 'inset(50%)') continue;
    let fault = faultOf(control);
    // At the end of the view, it may be what the next page begins with.
    for (const block of dialog && !keyboard ? (['nearest', 'center'] as const) : []) {
      control.scrollIntoView({ block });
      // What covers the end of a long dialog follows with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      fault = faultOf(control);
      if (!fault) break;
    }
    if (fault) faults.push(`${quoted(control)} ${fault}`);
  }
  for (const [selector, most] of Object.entries({ '[data-testid=dock]': dockShare, header: 0.1 })) {
    const share = (edge(selector)?.height ?? 0) / window.innerHeight;
    if (share > most + 0.001) faults.push(`${selector} takes ${share.toFixed(3)} of the height`);
  }
  if (keyboard || dialog) return { faults, shown: undefined };

  for (const item of document.querySelectorAll('main :is(li, tr)')) {
    const { top: itemTop, bottom, height } = item.getBoundingClientRect();
    const isLow = height <= (dockTop - top) * 0.3;
    if (isLow && isShown(item) && [start, end].some((at) => itemTop < at - 2 && bottom > at + 2))
      faults.push(`${quoted(item)} is cut at the edge of a page`);
  }
  for (const card of document.querySelectorAll('main li:has(h3)')) {
    const box = card.getBoundingClientRect();
    const title = card.querySelector('h3');
    const isCard = getComputedStyle(card).borderRadius !== '0px';
    if (!title || !isCard || !isShown(card) || box.bottom < start + 4 || box.top > end - 4) continue;
    const { bottom } = title.getBoundingClientRect();
    const isRepeated = name?.textContent?.includes(title.textContent?.trim() ?? '');
    if ((bottom <= start || bottom > end + 2) && !isRepeated)
      faults.push(`${quoted(card)} is there without its title`);
  }

  const sizes = new Map<number, number>();
  const range = document.createRange();
  const collect = (node: Node) => {
    if (node instanceof Text && node.data.trim()) {
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.bottom > start && line.top < end);
      const parent = node.parentElement;
      // There is some room above and below the letters of a line.
      const isCut = ({ top, bottom, height }: DOMRect) =>
        [start, end].some((at) => top + height / 8 < at - 2 && bottom - height / 8 > at + 2);
      if (lines.some(isCut)) faults.push(`“${node.data.trim().slice(0, 40)}” is cut at the edge of a page`);
      if (!parent || lines.length === 0 || parent.closest('h1, h2, h3, h4, dl, nav, blockquote')) return;
      const size = Math.round(Number.parseFloat(getComputedStyle(parent).fontSize));
      sizes.set(size, (sizes.get(size) ?? 0) + node.data.length);
    }
    if (!(node instanceof Element)) return;
    // What has no box of its own may have some within it.
    const { display, clipPath } = getComputedStyle(node);
    if ((!isShown(node) && display !== 'contents') || clipPath !== 'none') return;
    if (!node.matches('textarea, select, button, a')) node.childNodes.forEach(collect);
  };
  document.querySelectorAll('main').forEach(collect);
  const [most] = [...sizes].sort(([, one], [, other]) => other - one);
  const textSize = most && most[1] > 80 ? most[0] : undefined;
  const [from, to] = [start + window.scrollY, end + window.scrollY];
  return { faults, shown: { start: from, end: to, height: dockTop - start, textSize } };
}

// biome-ignore format: one language a line, so that their labels can be compared
const names = {
  en: { menu: 'Menu', more: 'More', finish: 'Finish', next: 'Page down', settings: 'Text and colors', lower: 'Lower screen', easy: 'Easy read' },
  es: { menu: 'Menú', more: 'Opciones', finish: 'Terminar', next: 'Más abajo', settings: 'Texto y colores', lower: 'Bajar pantalla', easy: 'Lectura fácil' },
} as const;

type DockName = keyof (typeof names)['en'];

/** Walks through a kiosk of some size, and collects what is wrong there. */
export class SizeWalk {
  readonly faults: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly setup: KioskSetup,
  ) {}

  /** Opens the kiosk on Home. */
  async open(): Promise<void> {
    const { inches, lowerEdgeMm, language, text } = this.setup;
    await openKiosk(
      this.page,
      screens.home,
      `screen-inches=${inches}&lower-edge-mm=${lowerEdgeMm}&lang=${language}`,
    );
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (text !== '100') {
      // As people do: the kiosk also decides by it whether a display has few lines.
      await this.press('settings');
      // The labels are in either language.
      await this.page.locator(`dialog:modal input[type=radio][value="${text}"]`).check();
      await this.closeDialog();
    }
    if (lowerEdgeMm > 1000 && (await this.button('lower').isVisible())) await this.press('lower');
  }

  private async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('dialog:modal')).toHaveCount(0);
  }

  /** Waits until the page and what covers its edges stay where they are. */
  private async settle(): Promise<void> {
    const read = () =>
      this.page.evaluate(async () => {
        // An observer reports with the next frame, also while the page's clock stands still.
        await new Promise((resolve) => new ResizeObserver(resolve).observe(document.body));
        const all = [document.body, ...document.querySelectorAll('[data-testid=page-cover]')];
        return JSON.stringify(all.map((each) => each.getBoundingClientRect()));
      });
    for (let before = '', now = await read(); now !== before; now = await read()) {
      before = now;
      await waitForNextPress(this.page);
    }
  }

  /** Looks at what is shown now; returns what a page of the screen shows. */
  async look(where: string): Promise<PageLook | undefined> {
    const { page, setup } = this;
    await this.settle();
    const { faults, shown } = await page.evaluate(lookAround, setup.inches < 15 ? 0.25 : 0.2);
    for (const fault of faults)
      if (!this.faults.some((each) => each.endsWith(fault))) this.faults.push(`${where}: ${fault}`);
    return shown;
  }

  private button = (name: DockName) =>
    dock(this.page).getByRole('button', { name: names[this.setup.language][name], exact: true });

  /** Presses a button of the dock, also where it is in More. */
  async press(name: DockName): Promise<void> {
    if (!(await this.button(name).isVisible())) await this.press('more');
    await waitForNextPress(this.page);
    await this.button(name).tap();
  }

  /** Goes to a screen, and from there page by page to its end; returns the number of its pages. */
  async readScreen(screen: Screen): Promise<number> {
    const { page } = this;
    const { name } = this.setup.language === 'es' ? inSpanish(screen) : screen;
    await goTo(page, screen);
    // The last screen and its title stay until the next is rendered.
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await waitForLayout(page);
    const pages = await this.readPages(name);
    pages.forEach(({ start, end }, index) => {
      const where = `${name}, page ${index + 1}`;
      const before = pages[index - 1];
      const repeated = before ? (before.end - start) / (end - start) : 0;
      if (this.setup.fillsPages && before && end - before.start <= before.height)
        this.faults.push(`${where} would fit below the page before`);
      if (repeated > 1 / 3) this.faults.push(`${where} repeats ${repeated.toFixed(2)} of itself`);
    });
    const sizes = pages.flatMap(({ textSize }) => textSize ?? []);
    if (Math.max(...sizes) > Math.min(...sizes) + 1)
      this.faults.push(`${name} has texts of ${sizes.join(', ')} pixels`);
    return pages.length;
  }

  /** Goes page by page to the end of the current screen. */
  private async readPages(name: string): Promise<PageLook[]> {
    const { page } = this;
    const pages: PageLook[] = [];
    await page.evaluate(() => window.scrollTo(0, 0));
    for (let isLast = false; !isLast && pages.length < 200; ) {
      const shown = await this.look(`${name}, page ${pages.length + 1}`);
      if (shown) pages.push(shown);
      isLast = await this.button('next').isDisabled();
      if (!isLast) await this.press('next');
    }
    expect(pages.length, `pages of ${name}`).toBeGreaterThan(0);
    return pages;
  }

  /** Opens each bottom sheet of the dock. */
  async openSheets(): Promise<void> {
    for (const name of ['menu', 'more', 'settings', 'finish'] as const) {
      if (name === 'more' && !(await this.button(name).isVisible())) continue;
      await this.press(name);
      await expect(this.page.locator('dialog:modal')).toHaveCount(1);
      await this.look(`the sheet of ${name}`);
      await this.closeDialog();
    }
  }

  /** Opens the number's QR code, and the keyboard with its layers in each kind of field. */
  async typeAndScan(): Promise<void> {
    const { page } = this;
    await goTo(page, screens.contact);
    await waitForLayout(page);
    const keyboard = page.getByTestId('keyboard');
    const fields = ['input[autocapitalize=words]', 'input[type=email]', 'input[type=tel]', 'textarea'];
    for (const selector of fields) {
      const field = page.locator(`form ${selector}`).first();
      await field.focus();
      await expect(keyboard).toBeVisible();
      await this.look(`the keyboard of ${selector}`);
      for (const layer of ['{shift}', '{accents}']) {
        const key = keyboard.locator(`[data-key="${layer}"]`).first();
        if (!(await key.isVisible())) continue;
        await waitForNextPress(page);
        await key.tap();
        await this.look(`the layer ${layer} of ${selector}`);
        await waitForNextPress(page);
        await key.tap();
      }
      await page.keyboard.press('Escape');
      await expect(keyboard).toBeHidden();
    }
    await page.locator('main button', { hasText: '(212) 555-0142' }).first().click();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await this.look('the code of the number');
    await page.keyboard.press('Escape');
  }

  async walk(): Promise<void> {
    await this.open();
    await this.openSheets();
    let pages = 0;
    for (const screen of publicScreens) pages += await this.readScreen(screen);
    if (pages > (this.setup.mostPages ?? pages)) this.faults.push(`the screens have ${pages} pages`);
    await this.readScreen(screens.notFound);
    await this.typeAndScan();
    for (const screen of [screens.services, screens.contact]) {
      await this.press('easy');
      await this.readScreen(screen);
      await this.press('easy');
    }
    await this.page.clock.runFor((IDLE_SECONDS + 1) * 1000);
    await this.look('the idle warning');
    await this.page.clock.runFor(WARNING_SECONDS * 1000);
    await this.look('the rest screen');
  }
}
