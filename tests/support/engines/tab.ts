/** One tab of a browser, with what the engine specs need of it. Each driver implements it for its browser. */
export interface Tab {
  /** Opens a URL and waits until it is loaded. A URL that differs in its hash alone does not reload the page. */
  goto(url: string): Promise<unknown>;
  /** Starts to give the viewport a size in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /**
   * Evaluates an expression in the page and awaits its value, which must be serializable.
   *
   * @throws when the expression does
   */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport. */
  hover(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  /** Presses keys together, by their names in `KeyboardEvent.key`. */
  press(...keys: string[]): Promise<unknown>;
  close(): Promise<unknown>;
}

/** A running browser. */
export interface Browser {
  openTab(): Promise<Tab>;
  close(): Promise<unknown>;
}
