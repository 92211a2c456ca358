import { expect } from 'playwright/test';
import type { Screen } from '../../support/site';
import { findTextProblems } from '../../support/whole-words';
import type { Tab } from './engines';

/** Polls a value of the page until it meets the expectation that follows. */
export function eventually<Value>(read: () => Promise<Value>, message?: string) {
  // Often enough that a spec continues as soon as the page is ready.
  return expect.poll(read, { message, intervals: [20, 50, 100] });
}

/** A visitor of the site: what the specs do and see in a tab, the same in every engine. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly siteUrl: string,
  ) {}

  /** Runs a function in the page, which may use nothing outside itself, and returns its value. */
  async evaluate<Result, Arguments extends readonly unknown[]>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    const list = values.map((value) => JSON.stringify(value) ?? 'undefined');
    return (await this.tab.evaluate(`(${run})(${list.join()})`)) as Result;
  }

  /** Opens an address of the site, whose scripts may not run there. */
  visit = (address: string) => this.tab.goto(this.siteUrl + address);

  /** Opens a screen at its address, and waits until it is shown and the site responds. */
  async open({ name, hash }: Screen, search = ''): Promise<void> {
    await this.visit(search + hash);
    // The page is complete once its style sheet has arrived, it keeps its height once its font has, and scroll
    // restoration is the page's own once React has taken over the page.
    await eventually(() =>
      this.evaluate(() => [document.readyState, document.fonts.status, window.history.scrollRestoration]),
    ).toEqual(['complete', 'loaded', 'manual']);
    await this.expectScreen(name);
  }

  /** Opens the address of another screen, and waits until it is shown. */
  async goTo({ name, hash }: Screen): Promise<void> {
    await this.evaluate((address) => window.location.assign(address), hash);
    await this.expectScreen(name);
  }

  async expectScreen(name: string): Promise<void> {
    await eventually(() => this.evaluate(() => document.title)).toMatch(new RegExp(`^${name}`));
    await this.expectVisible('main h1');
  }

  /** Until then, what is below the first view has no layout, and its height is an estimate. */
  expectAllRendered = () => eventually(() => this.count('[data-late]:not([data-rendered])')).toBe(0);

  back = () => this.evaluate(() => window.history.back());
  address = () => this.evaluate(() => window.location.href);
  scrollY = () => this.evaluate(() => Math.round(window.scrollY));

  async resize(width: number, height: number): Promise<void> {
    // Again and again: a window of WebKit that has just opened may miss it.
    await eventually(async () => {
      await this.tab.resize(width, height);
      return this.evaluate(() => [innerWidth, innerHeight]);
    }).toEqual([width, height]);
  }

  press = (...keys: string[]) => this.tab.press(...keys);

  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character);
  }

  /** Clicks the center of an element, as soon as it is visible, at rest, and not covered. */
  async click(selector: string, name?: string): Promise<void> {
    const read = () => this.evaluate((css, text) => pageTools.clickablePoint(css, text), selector, name);
    let point: Awaited<ReturnType<typeof read>> = null;
    await eventually(async () => (point ??= await read()), `${selector} ${name ?? ''}`).not.toBeNull();
    const [x = 0, y = 0] = point ?? [];
    await this.clickAt(x, y);
  }

  clickAt = (x: number, y: number) => this.tab.click(x, y);

  isVisible = (selector: string, name?: string) =>
    this.evaluate((css, text) => pageTools.find(css, text) !== undefined, selector, name);

  expectVisible = (selector: string, name?: string) =>
    eventually(() => this.isVisible(selector, name), `${selector} ${name ?? ''} is visible`).toBe(true);

  /** Waits for the focus on a match of the selector, with that accessible name or text if one is given. */
  expectFocus(selector: string, name?: string): Promise<void> {
    const isFocused = (css: string, text?: string) => pageTools.matches(document.activeElement, css, text);
    const read = () => this.evaluate(isFocused, selector, name);
    return eventually(read, `the focus is on ${selector} ${name ?? ''}`).toBe(true);
  }

  text = (selector: string) => this.evaluate((css) => pageTools.find(css)?.textContent ?? null, selector);

  value = (selector: string) =>
    this.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, selector);

  count = (selector: string) => this.evaluate((css) => document.querySelectorAll(css).length, selector);

  expectNone = (selector: string) => eventually(() => this.count(selector), `no ${selector}`).toBe(0);

  style(selector: string, property: string): Promise<string> {
    const read = (css: string, name: string) => {
      const element = pageTools.find(css);
      return element ? getComputedStyle(element).getPropertyValue(name) : '';
    };
    return this.evaluate(read, selector, property);
  }

  /** What is wrong with the text of the page: words that break, or are cut, or lie over pictures. */
  textProblems = () => this.tab.evaluate(`(${findTextProblems})(document.body, [])`);
}
