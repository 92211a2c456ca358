/** One tab of a browser, with what the engine specs need of it. Each driver implements it for its browser. */
export interface Tab {
  /** Opens a URL and waits until it is loaded. A URL that differs in its hash alone does not reload the page. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Evaluates an expression in the page and awaits its value, which must be serializable.
   *
   * @throws when the expression does
   */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport. */
  hover(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses a key, or several at once, such as `Control+Shift+Q`, by their names in `KeyboardEvent.key`. */
  press(keys: string): Promise<void>;
  /** Types a text, character by character. */
  type(text: string): Promise<void>;
  /** The errors that the browser has written to its console since the tab was opened, if it lets them be read. */
  consoleErrors(): readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The names of several keys pressed at once, such as `Control+Shift+Q`. */
export function splitKeys(keys: string): { modifiers: string[]; key: string } {
  const modifiers = keys.split('+');
  return { key: modifiers.pop() ?? '', modifiers };
}

/** An expression whose value resolves as soon as the viewport (`inner`) or the window (`outer`) has that size, in CSS pixels. */
export function sizeReached(box: 'inner' | 'outer', width: number, height: number): string {
  const hasSize = `${box}Width === ${width} && ${box}Height === ${height}`;
  return `new Promise((resolve) => {
    const check = () => (${hasSize} ? resolve() : setTimeout(check, 20));
    check();
  })`;
}
