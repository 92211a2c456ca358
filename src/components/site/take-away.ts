/** Something that a visitor can take along on their own phone: a phone number, an e-mail address, or an offer. */
export type TakeAway =
  | {
      /** A `tel:` or `mailto:` URL of the foundation. */
      href: string;
    }
  | {
      title: string;
      /** When, where, and what else to know. */
      lines: readonly string[];
    };

/** Dispatched on the document to ask the kiosk to show the {@link TakeAway} in its `detail`. */
export const takeAwayEvent = 'takeaway';

/** Asks the kiosk to show something to take along. Its code is the kiosk's own, so that Home need not load it. */
export function showTakeAway(detail: TakeAway): void {
  document.dispatchEvent(new CustomEvent<TakeAway>(takeAwayEvent, { detail }));
}
