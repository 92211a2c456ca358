import { expect } from 'playwright/test';
import type { Screen } from '../site';
import type { Point } from './page-tools';
import type { Tab } from './tab';

/** Often enough that a spec goes on as soon as the page is ready. */
const intervals = [20, 50, 100];

/** Polls a value of the page until it meets the expectation that follows. */
export function eventually<Value>(read: () => Promise<Value>) {
  return expect.poll(read, { intervals, timeout: 10_000 });
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
  async evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  async evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  async evaluate(run: (argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return this.#tab.evaluate(`(${run})(${JSON.stringify(argument)})`);
  }

  /** Opens an address relative to the site, and waits until the site responds. */
  async goto(address: string): Promise<void> {
    await this.#tab.goto(this.#siteUrl + address);
    await this.#untilInteractive();
  }

  /** Opens an address at which the site's scripts cannot run. */
  async gotoWithoutScripts(address: string): Promise<void> {
    await this.#tab.goto(this.#siteUrl + address);
  }

  /** Opens a screen at its address, and waits until it is shown. */
  async open({ name, hash }: Screen, search = ''): Promise<void> {
    await this.goto(search + hash);
    await this.expectScreen(name);
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.#untilInteractive();
  }

  /**
   * The page is complete once its style sheet has arrived, it keeps its height once its font has, and scroll restoration
   * is the page's own once React has taken over the page.
   */
  async #untilInteractive(): Promise<void> {
    await eventually(() =>
      this.evaluate(() => [document.readyState, document.fonts.status, window.history.scrollRestoration]),
    ).toEqual(['complete', 'loaded', 'manual']);
  }

  back = () => this.#tab.back();
  forward = () => this.#tab.forward();
  resize = (width: number, height: number) => this.#tab.resize(width, height);
  press = (keys: string) => this.#tab.press(keys);
  type = (text: string) => this.#tab.type(text);

  /** Waits until a screen is shown. */
  async expectScreen(name: string): Promise<void> {
    await eventually(() => this.evaluate(() => document.title)).toMatch(new RegExp(`^${name}`));
    await eventually(() => this.isVisible('main h1')).toBe(true);
  }

  async #pointOf(selector: string, name?: string): Promise<Point> {
    let point: Point | null = null;
    await eventually(async () => {
      point = await this.evaluate(
        async ([css, text]) => {
          const element = globalThis.pageTools.find(css, text);
          return (element && (await globalThis.pageTools.clickablePoint(element))) ?? null;
        },
        [selector, name ?? null] as const,
      );
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
    return this.evaluate(([css, text]) => globalThis.pageTools.find(css, text) !== undefined, [
      selector,
      name ?? null,
    ] as const);
  }

  /** The text of the first visible match, or `null` while there is none. */
  text(selector: string): Promise<string | null> {
    return this.evaluate((css) => globalThis.pageTools.find(css, null)?.textContent ?? null, selector);
  }

  /** The number of visible and hidden matches. */
  count(selector: string): Promise<number> {
    return this.evaluate((css) => document.querySelectorAll(css).length, selector);
  }

  /** A computed style of the first visible match. */
  style(selector: string, property: string): Promise<string> {
    return this.evaluate(
      ([css, name]) => {
        const element = globalThis.pageTools.find(css, null);
        return element ? getComputedStyle(element).getPropertyValue(name) : '';
      },
      [selector, property] as const,
    );
  }

  /** Whether the focus is on a match of the selector, with that accessible name or text if one is given. */
  hasFocus(selector: string, name?: string): Promise<boolean> {
    return this.evaluate(
      ([css, text]) =>
        document.activeElement !== null && globalThis.pageTools.matches(document.activeElement, css, text),
      [selector, name ?? null] as const,
    );
  }

  /** How many pixels the page is wider than the viewport. */
  horizontalOverflow(): Promise<number> {
    return this.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** What has gone wrong on the page, as far as the page and the browser report it. */
  async problems(): Promise<string[]> {
    const onPage = await this.evaluate(() => globalThis.pageTools?.problems ?? []);
    return [...onPage, ...this.#tab.consoleErrors()];
  }
}
