import { expect } from 'playwright/test';
import type { Screen } from '../site';
import { findTextProblems } from '../whole-words';
import type { Point } from './page-tools';
import type { Tab } from './tab';

/** Polls a value of the page until it meets the expectation that follows. */
export function eventually<Value>(read: () => Promise<Value>, message?: string) {
  // Often enough that a spec goes on as soon as the page is ready.
  return expect.poll(read, { message, intervals: [20, 50, 100] });
}

/** A visitor of the site: what the specs do and see in a tab, the same in every engine. */
export class Visitor {
  readonly #tab: Tab;
  readonly #siteUrl: string;

  constructor(tab: Tab, siteUrl: string) {
    this.#tab = tab;
    this.#siteUrl = siteUrl;
  }

  /** Runs a function in the page, which may use nothing outside itself, and returns its value. */
  async evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    const list = values.map((value) => JSON.stringify(value) ?? 'undefined');
    return (await this.#tab.evaluate(`(${run})(${list.join()})`)) as Result;
  }

  /** Opens the site at an address at which its scripts cannot run. */
  async openWithoutScripts(address = ''): Promise<void> {
    await this.#tab.goto(this.#siteUrl + address);
  }

  /** Opens a screen at its address, and waits until it is shown and the site responds. */
  async open({ name, hash }: Screen, search = ''): Promise<void> {
    await this.#tab.goto(this.#siteUrl + search + hash);
    // The page is complete once its style sheet has arrived, it keeps its height once its font has, and scroll
    // restoration is the page's own once React has taken over the page.
    await eventually(() =>
      this.evaluate(() => [document.readyState, document.fonts.status, window.history.scrollRestoration]),
    ).toEqual(['complete', 'loaded', 'manual']);
    await this.expectScreen(name);
  }

  /** Goes on to the address of another screen, and waits until it is shown. */
  async goTo({ name, hash }: Screen): Promise<void> {
    await this.evaluate((address) => window.location.assign(address), hash);
    await this.expectScreen(name);
  }

  /** Waits until a screen is shown. */
  async expectScreen(name: string): Promise<void> {
    await eventually(() => this.evaluate(() => document.title)).toMatch(new RegExp(`^${name}`));
    await eventually(() => this.isVisible('main h1')).toBe(true);
  }

  back = () => this.evaluate(() => window.history.back());
  forward = () => this.evaluate(() => window.history.forward());

  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
    await eventually(() => this.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  }

  /** Presses keys together, by their names in `KeyboardEvent.key`. */
  press = (...keys: string[]) => this.#tab.press(...keys);

  async type(text: string): Promise<void> {
    for (const character of text) await this.#tab.press(character);
  }

  async #pointOf(selector: string, name?: string): Promise<Point> {
    let point: Point | null = null;
    await eventually(async () => {
      point = await this.evaluate((css, text) => pageTools.clickablePoint(css, text), selector, name);
      return point;
    }).not.toBeNull();
    return point ?? { x: 0, y: 0 };
  }

  /** Clicks an element as soon as it is visible, at rest, and not covered. */
  async click(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.#pointOf(selector, name);
    await this.#tab.click(x, y);
  }

  async hover(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.#pointOf(selector, name);
    await this.#tab.hover(x, y);
  }

  clickAt = (x: number, y: number) => this.#tab.click(x, y);
  hoverAt = (x: number, y: number) => this.#tab.hover(x, y);

  isVisible(selector: string, name?: string): Promise<boolean> {
    return this.evaluate((css, text) => pageTools.find(css, text) !== undefined, selector, name);
  }

  /** The text of the first visible match, or `null` while there is none. */
  text(selector: string): Promise<string | null> {
    return this.evaluate((css) => pageTools.find(css)?.textContent ?? null, selector);
  }

  /** What a field contains. */
  value(selector: string): Promise<string | undefined> {
    return this.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, selector);
  }

  /** The number of visible and hidden matches. */
  count(selector: string): Promise<number> {
    return this.evaluate((css) => document.querySelectorAll(css).length, selector);
  }

  /** A computed style of the first visible match. */
  style(selector: string, property: string): Promise<string> {
    return this.evaluate(
      (css, name) => {
        const element = pageTools.find(css);
        return element ? getComputedStyle(element).getPropertyValue(name) : '';
      },
      selector,
      property,
    );
  }

  /** Whether the focus is on a match of the selector, with that accessible name or text if one is given. */
  hasFocus(selector: string, name?: string): Promise<boolean> {
    return this.evaluate((css, text) => pageTools.matches(document.activeElement, css, text), selector, name);
  }

  /** How many pixels the page is wider than the viewport. */
  horizontalOverflow(): Promise<number> {
    return this.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** What is wrong with the text of the page: words that break, or are cut, or lie over pictures. */
  async textProblems(): Promise<unknown> {
    return this.#tab.evaluate(`(${findTextProblems})(document.body, [])`);
  }

  /** What has gone wrong on the page. */
  problems(): Promise<string[]> {
    return this.evaluate(() => globalThis.pageTools?.problems ?? []);
  }
}
