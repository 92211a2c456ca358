export const forms = {
  requiredNote: 'Fields with an asterisk (*) are required.',
  summaryTitle: 'Please check these fields',
  textLimit: {
    left: 'Characters left: {count}',
    cut: 'This text was too long. We kept the first {max} characters, so please check how it ends.',
  },
};
