/** The names of the visitor tools, which `src/features/visitor-tools` lists. */
export const toolNames = { talkBoard: 'Talk Board' };
