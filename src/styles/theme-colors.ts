/**
 * The background and text colors of each theme, for the window, the standby page and the browser's own bars, which have no
 * style sheet. A test compares them with the style sheets of this folder.
 */
export const themeColors = {
  paper: { background: '#fbf6ec', text: '#1d1a33' },
  dark: { background: '#17142a', text: '#fbf6ec' },
  contrast: { background: '#000000', text: '#ffe600' },
} as const;
