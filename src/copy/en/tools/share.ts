/** Shares the address of the current screen; `byHand` comes before it. */
export const share = {
  button: 'Share This Page',
  copied: 'The address of this page is copied.',
  byHand: 'To share this page, copy its address:',
};
