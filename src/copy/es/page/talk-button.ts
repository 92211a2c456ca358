import type * as en from '../../en/page/talk-button';

export const talkButton = { label: 'Tablero para hablar' } satisfies typeof en.talkButton;
