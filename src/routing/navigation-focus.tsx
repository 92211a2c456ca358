import { Component, type RefObject } from 'react';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import type { ScreenId } from '@/copy/screen-paths';
import { findAnchored } from '@/lib/anchors';
import { formFields, linksAndButtons } from '@/lib/controls';
import { layOutWaitingSections } from '@/lib/render-when-idle';

/** Identifies a control after its screen has remounted, which changes ids: its link's address, or else its text. */
const nameOf = (control: Element) => control.getAttribute('href') ?? control.textContent;

function controlsNamed(name: string | undefined): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${linksAndButtons}, ${formFields}`);
  return [...all].filter((control) => nameOf(control) === name && control.getClientRects().length > 0);
}

/** Records the scroll position, and which of the controls with the same name has the focus. */
function currentPosition() {
  const { activeElement } = document;
  // Skips a control in a dialog, which closes with the screen.
  const name = activeElement && !activeElement.closest('dialog') ? nameOf(activeElement) : undefined;
  const controls: readonly (Element | null)[] = controlsNamed(name);
  const index = controls.indexOf(activeElement);
  return { scrollY: window.scrollY, name, index, count: controls.length };
}

type Position = ReturnType<typeof currentPosition>;

/** Finds the control again, unless the number of controls with its name has changed, which makes it ambiguous. */
function findAgain({ name, index, count }: Position): HTMLElement | undefined {
  const controls = controlsNamed(name);
  return controls.length === count ? controls[index] : undefined;
}

/** Shows the focus ring until the control loses the focus, because WebKit shows none when a script moves the focus. */
function showFocusRing(control: HTMLElement): void {
  control.dataset.focusRing = '';
  control.addEventListener('blur', () => delete control.dataset.focusRing, { once: true });
}

/** Returns what to scroll to for a heading: in the kiosk its section, if the heading is in the upper half of the first page. */
function startOf(heading: HTMLElement, isPaged: boolean): HTMLElement {
  const section = isPaged && heading.closest('section');
  const isOnFirstPage =
    section &&
    heading.getBoundingClientRect().top - section.getBoundingClientRect().top < window.innerHeight / 2;
  return isOnFirstPage ? section : heading;
}

/** Focuses the control, or else the heading, as a failed screen has already done. Returns whether it focused the control. */
function moveFocus(control: HTMLElement | undefined, isHeading: boolean, main: HTMLElement | null): boolean {
  const heading = main?.querySelector('h1');
  const toControl = control !== undefined && document.activeElement !== heading;
  (toControl ? control : heading)?.focus({ preventScroll: true });
  // Shows no ring on a heading after a click, since the visitor already looks there.
  if (toControl && (!isHeading || control.matches(':focus-visible'))) showFocusRing(control);
  return toControl;
}

interface NavigationFocusProps {
  main: RefObject<HTMLElement | null>;
  /** Identifies the visit to the screen; going back restores the key of an earlier one. */
  visitKey: string;
  /** Whether the visitor came by Back, Forward or a typed address, not by a link. */
  byHistory: boolean;
  screen: ScreenId;
  title: string;
  /** The fragment of the link to a section, once the screen is shown; empty for a link to its top. */
  fragment: string;
  /** Whether the screen is divided into the kiosk's pages. */
  isPaged: boolean;
}

/**
 * Manages focus and scroll position, which it keeps in memory only. A new screen starts with its heading focused, or at the
 * link's section; going back restores both. Announces the screen where screen readers may not say the heading. Renders
 * beside the screen, so that it runs once that has mounted; the first screen is left to the browser.
 */
export class NavigationFocus extends Component<NavigationFocusProps, { announcement?: AnnouncedText }> {
  override state: { announcement?: AnnouncedText } = {};
  readonly #positions = new Map<string, Position>();

  override componentDidMount() {
    window.history.scrollRestoration = 'manual';
    // Goes to the section now if the screen was fetched before the first render.
    if (this.props.fragment) this.componentDidUpdate({ ...this.props, fragment: '' });
  }

  /** Runs while the previous screen is still on the page. */
  override getSnapshotBeforeUpdate({ visitKey }: NavigationFocusProps) {
    if (visitKey !== this.props.visitKey) this.#positions.set(visitKey, currentPosition());
    return null;
  }

  override componentDidUpdate(previous: NavigationFocusProps) {
    const { main, visitKey, byHistory, screen, title, fragment, isPaged } = this.props;
    if (visitKey === previous.visitKey && fragment === previous.fragment) return;
    const position = this.#positions.get(visitKey);
    const anchored = findAnchored(fragment);
    // Ignores fragments that name no section, which trackers and sign-in services add.
    if (visitKey === previous.visitKey && !anchored) return;
    if (anchored || position) layOutWaitingSections();
    if (anchored && !position) startOf(anchored, isPaged).scrollIntoView();
    else window.scrollTo(0, position?.scrollY ?? 0);
    const control = position && findAgain(position);
    const isOnControl = moveFocus(control ?? anchored, !control, main.current);
    const isUnnamed =
      (byHistory && visitKey !== previous.visitKey) || (isOnControl && screen !== previous.screen);
    this.setState({
      announcement: isUnnamed ? { text: title, kind: 'place' } : undefined,
    });
  }

  override render() {
    return <Announcement announced={this.state.announcement} />;
  }
}
