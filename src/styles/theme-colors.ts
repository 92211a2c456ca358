/** The background and text colors of each theme, for what has no style sheet. A test compares them with the sheets. */
export const themeColors = {
  paper: { background: '#fbf6ec', text: '#1d1a33' },
  dark: { background: '#17142a', text: '#fbf6ec' },
  contrast: { background: '#000000', text: '#ffe600' },
} as const;
