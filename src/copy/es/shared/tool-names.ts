import type * as en from '../../en/shared/tool-names';

export const toolNames = { talkBoard: 'Tablero para hablar' } satisfies typeof en.toolNames;
