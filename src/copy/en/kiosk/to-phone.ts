export const toPhone = {
  button: { text: 'Take this with you', label: 'Take this with you: {title}' },
  call: { title: 'Call this number', scan: 'Scan this with your phone to call' },
  textMessage: { title: 'Text this number', scan: 'Scan this with your phone to send a text message' },
  write: { title: 'Write to this address', scan: 'Scan this with your phone to write' },
  page: { title: 'Read this page on your phone', scan: 'Scan this with your phone to open it' },
  offer: { title: 'Take this with you', scan: 'Scan this with your phone to save it as a contact' },
  calendar: { title: 'Take this with you', scan: 'Scan this with your phone to add it to your calendar' },
  phone: 'Phone: {text}',
  orAsk: 'Or ask at the desk, and we will write it down for you.',
};
