import { describe, expect, test } from 'vitest';
import { formatMessage, mailLink, qrCodeLink, readMessage, validateMessage } from '@/screens/contact/message';

const valid = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@mail.example',
  phone: '',
  inquiryType: 'volunteer',
  message: 'I would like to help.',
};

/** Reads a message from the data of a form. */
function read(fields: Partial<typeof valid>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...fields })) data.append(name, value);
  return readMessage(data);
}

const errorsOf = (fields: Partial<typeof valid>) => validateMessage(read(fields));

/** The parts of the e-mail that a mail program would create from a link. */
function mailOf(fields: Partial<typeof valid>) {
  const { href, carriesText } = mailLink(read(fields));
  const { protocol, pathname, hash, searchParams } = new URL(href);
  return { protocol, to: pathname, hash, parts: Object.fromEntries(searchParams), carriesText, href };
}

describe('validation', () => {
  test('accepts a complete message; the phone number is optional', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ phone: 'any text' })).toEqual({});
  });

  test('returns the errors of all missing fields, in the order of the form', () => {
    const nothing = { firstName: '', lastName: '', email: '', phone: '', inquiryType: '', message: '' };
    expect(Object.entries(errorsOf(nothing))).toEqual([
      ['firstName', 'Enter your first name.'],
      ['lastName', 'Enter your last name.'],
      ['email', 'Enter your e-mail address.'],
      ['inquiryType', 'Choose what your message is about.'],
      ['message', 'Write your message.'],
    ]);
    expect(validateMessage(readMessage(new FormData()))).toEqual(errorsOf(nothing));
  });

  test.each(['firstName', 'lastName', 'email', 'message'])('whitespace alone is not a valid %s', (field) => {
    expect(Object.keys(errorsOf({ [field]: ' \t\n\u00a0\u2003 ' }))).toEqual([field]);
  });

  test.each([
    'ada',
    'ada@',
    '@mail.example',
    'ada@mail',
    'ada@mail.',
    'ada@.example',
    'ada@mail..example',
    'ada@@mail.example',
    'ada lovelace@mail.example',
    'ada@mail.example, eve@mail.example',
    'ada@mail.example\neve@mail.example',
  ])('%j is not an e-mail address', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Enter an e-mail address like name@example.com.' });
  });

  test.each([
    'ada@mail.example',
    "o'brien+news@sub.mail.example",
    'ada@bücher.example',
    ' ada@mail.example ',
  ])('%j is an e-mail address', (email) => {
    expect(errorsOf({ email })).toEqual({});
  });

  test('accepts only the inquiry types that the form offers', () => {
    expect(errorsOf({ inquiryType: 'toString' })).toEqual({
      inquiryType: 'Choose what your message is about.',
    });
  });

  test('is fast with 20,000 characters in any field', () => {
    const long = 'a'.repeat(20_000);
    expect(errorsOf({ firstName: long, lastName: long, phone: long, message: long })).toEqual({});
    for (const email of [long, `${long}@`, `a@${'a.'.repeat(10_000)}`, '@'.repeat(20_000)]) {
      expect(errorsOf({ email })).toHaveProperty('email');
    }
  });
});

describe('formatting', () => {
  test('includes every field, but no phone line without a phone number', () => {
    expect(formatMessage(read({}))).toBe(
      'Name: Ada Lovelace\nE-mail: ada@mail.example\nAbout: Volunteer Opportunities\n\nI would like to help.',
    );
    expect(formatMessage(read({ phone: '555-0100' }))).toContain(
      'E-mail: ada@mail.example\nPhone: 555-0100\n',
    );
  });

  test('keeps 20,000 characters, line breaks and markup as they were typed', () => {
    const message = `<script>alert(1)</script>\n\n${'é'.repeat(20_000)}\n- end`;
    expect(formatMessage(read({ message })).endsWith(`\n\n${message}`)).toBe(true);
  });
});

describe('the e-mail link', () => {
  test('goes to the foundation with subject and text', () => {
    const { protocol, to, parts, carriesText } = mailOf({});
    expect({ protocol, to, carriesText }).toEqual({
      protocol: 'mailto:',
      to: 'hello@weavinghope.example',
      carriesText: true,
    });
    expect(parts).toEqual({
      subject: 'Volunteer Opportunities: a message for Weaving Hope',
      body: 'Name: Ada Lovelace\r\nE-mail: ada@mail.example\r\nAbout: Volunteer Opportunities\r\n\r\nI would like to help.',
    });
  });

  test.each([
    '&cc=eve@mail.example',
    '?bcc=eve@mail.example&subject=Other',
    '#fragment',
    '%26cc=eve@mail.example',
    '%0D%0ABcc: eve@mail.example',
    'one + one = two; "quoted" <b>bold</b>',
    'नमस्ते 👩‍👩‍👧 Ünïcödé',
    'two\n\nparagraphs',
  ])('carries %j as text and nothing else', (message) => {
    const { to, hash, parts, href } = mailOf({ message, firstName: message });
    expect(href).toMatch(/^mailto:[!-~]+$/);
    expect({ to, hash }).toEqual({ to: 'hello@weavinghope.example', hash: '' });
    expect(Object.keys(parts)).toEqual(['subject', 'body']);
    expect(parts.body?.endsWith(`\r\n\r\n${message.replaceAll('\n', '\r\n')}`)).toBe(true);
  });

  test('replaces half a surrogate pair, which cannot be encoded', () => {
    expect(mailOf({ message: 'broken \ud83d' }).parts.body).toContain('broken \ufffd');
  });

  test('leaves out a long message, but keeps the subject', () => {
    const { parts, carriesText, href } = mailOf({ message: 'a'.repeat(20_000) });
    expect(carriesText).toBe(false);
    expect(parts).toEqual({ subject: 'Volunteer Opportunities: a message for Weaving Hope' });
    expect(href.length).toBeLessThan(2_000);
  });

  test('stays within 2,000 characters whatever the length of the message', () => {
    for (let length = 0; length <= 3_000; length += 50) {
      expect(mailOf({ message: `x${'é'.repeat(length)}` }).href.length).toBeLessThan(2_000);
    }
  });
});

describe('the link of the QR code', () => {
  const short = { ...valid, message: 'Hello' };

  test('carries all of a short text', () => {
    const { href, shortened } = qrCodeLink(short);
    expect(shortened).toBe(false);
    expect(decodeURIComponent(href)).toMatch(/Hello$/);
  });

  test.each(['a', 'é', '😀', '\n', '&'])('is short enough for a camera to scan: %j', (letter) => {
    const { href, shortened } = qrCodeLink({ ...valid, message: letter.repeat(20_000) });
    expect(shortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(920);
    expect(decodeURIComponent(href)).toMatch(/…$/);
  });
});
