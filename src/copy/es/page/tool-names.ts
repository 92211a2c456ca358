import type * as en from '../../en/page/tool-names';

export const toolNames = { talkBoard: 'Tablero para hablar' } satisfies typeof en.toolNames;
