/** The fragments of links to the parts of the story. */
export const storyAnchors = { visit: 'story', call: 'story-call' };
