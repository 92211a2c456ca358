/** The layers of the on-screen keyboard for e-mail addresses and for numbers, the same in every language. */
export const sharedLayers = {
  email: {
    default: [
      '1 2 3 4 5 6 7 8 9 0 {bksp}',
      'q w e r t y u i o p',
      'a s d f g h j k l -',
      'z x c v b n m _ +',
      '@ . .com {previous} {next} {close}',
    ],
  },
  digits: {
    default: ['1 2 3 {bksp}', '4 5 6 {space}', '7 8 9 -', '( 0 ) +', '{previous} {next} {close}'],
  },
};
