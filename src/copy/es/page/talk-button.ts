import type * as en from '../../en/page/talk-button';

/** The button that opens the talk board. */
export const talkButton = { label: 'Tablero para hablar' } satisfies typeof en.talkButton;
