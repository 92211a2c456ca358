/** The fragments of links to the sections of the story. */
export const storyAnchors = { visit: 'story', call: 'story-call' };
