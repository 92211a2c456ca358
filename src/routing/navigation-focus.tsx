import { Component, type RefObject } from 'react';
import { common } from '@/copy/site';

/** Where a visitor was on a screen: how far down, and on which of its controls. */
interface Spot {
  scrollY: number;
  /** The control's index on the page, and its words: on a page that has changed meanwhile it may be another one. */
  control?: { index: number; text: string | null };
}

/** The reading tools are left out: they come and go. */
function controls(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea');
  return [...all].filter((control) => control.checkVisibility() && !control.closest('[data-reading-tools]'));
}

function currentSpot(): Spot {
  const { activeElement } = document;
  const index = controls().indexOf(activeElement as HTMLElement);
  const text = activeElement?.textContent ?? null;
  return { scrollY: window.scrollY, control: index === -1 ? undefined : { index, text } };
}

function controlOf(spot: Spot | undefined): HTMLElement | undefined {
  const control = spot?.control && controls()[spot.control.index];
  return control?.textContent === spot?.control?.text ? control : undefined;
}

/**
 * Focuses the control, else the heading. A screen that failed has its heading focused already, and keeps it.
 *
 * @returns whether the control has the focus
 */
function focusOn(control: HTMLElement | undefined, main: HTMLElement | null): boolean {
  const heading = main?.querySelector('h1');
  const toControl = control !== undefined && document.activeElement !== heading;
  (toControl ? control : heading)?.focus({ preventScroll: true });
  return toControl;
}

interface NavigationFocusProps {
  main: RefObject<HTMLElement | null>;
  /** Names the visit to the screen: another visit has another name, and Back leads to an earlier one. */
  place: string;
  screen: string;
}

/**
 * Brings a visitor to each new screen's start, with the focus on its heading, and on Back to where they were; there a
 * screen reader is told the screen, which the control alone would not say. The place at which the page was opened keeps
 * whatever the browser does by itself. Stands beside the screen, so that it acts once that is there. What it remembers
 * lives in memory only.
 */
export class NavigationFocus extends Component<NavigationFocusProps, { announcement: string }> {
  override state = { announcement: '' };
  readonly #spots = new Map<string, Spot>();

  override componentDidMount() {
    window.history.scrollRestoration = 'manual';
  }

  /** The last moment at which the screen that is left still stands. */
  override getSnapshotBeforeUpdate({ place }: NavigationFocusProps) {
    if (place !== this.props.place) this.#spots.set(place, currentSpot());
    return null;
  }

  override componentDidUpdate(last: NavigationFocusProps) {
    const { main, place, screen } = this.props;
    if (place === last.place) return;
    const spot = this.#spots.get(place);
    window.scrollTo(0, spot?.scrollY ?? 0);
    const onControl = focusOn(controlOf(spot), main.current);
    this.setState({ announcement: onControl ? common.documentTitle(screen) : '' });
  }

  override render() {
    return (
      <p role="status" className="sr-only">
        {this.state.announcement}
      </p>
    );
  }
}
