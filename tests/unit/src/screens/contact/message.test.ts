import { describe, expect, test } from 'vitest';
import { checkMessage, mailMessage, qrMessage, readMessage, writeMessage } from '@/screens/contact/message';

const valid = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@mail.example',
  phone: '',
  inquiryType: 'volunteer',
  message: 'I would like to help.',
};

/** Reads a message as the form gives it. */
function read(fields: Partial<typeof valid>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...fields })) data.append(name, value);
  return readMessage(data);
}

const errorsOf = (fields: Partial<typeof valid>) => checkMessage(read(fields));

/** The parts of the e-mail that a mail program would make of a link. */
function mailOf(fields: Partial<typeof valid>) {
  const { href, carriesText } = mailMessage(read(fields));
  const { protocol, pathname, hash, searchParams } = new URL(href);
  return { protocol, to: pathname, hash, parts: Object.fromEntries(searchParams), carriesText, href };
}

describe('checking', () => {
  test('accepts a complete message; the phone number is optional', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ phone: 'any text' })).toEqual({});
  });

  test('names all that is missing, in the order of the form', () => {
    const nothing = { firstName: '', lastName: '', email: '', phone: '', inquiryType: '', message: '' };
    expect(Object.entries(errorsOf(nothing))).toEqual([
      ['firstName', 'Enter your first name.'],
      ['lastName', 'Enter your last name.'],
      ['email', 'Enter your e-mail address.'],
      ['inquiryType', 'Choose what your message is about.'],
      ['message', 'Write your message.'],
    ]);
    expect(checkMessage(readMessage(new FormData()))).toEqual(errorsOf(nothing));
  });

  test.each(['firstName', 'lastName', 'email', 'message'])('blanks alone are no %s', (field) => {
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
  ])('%j is no e-mail address', (email) => {
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

  test('takes only the inquiry types that the form offers', () => {
    expect(errorsOf({ inquiryType: 'toString' })).toEqual({
      inquiryType: 'Choose what your message is about.',
    });
  });

  test('is quick with 20,000 characters in any field', () => {
    const long = 'a'.repeat(20_000);
    expect(errorsOf({ firstName: long, lastName: long, phone: long, message: long })).toEqual({});
    for (const email of [long, `${long}@`, `a@${'a.'.repeat(10_000)}`, '@'.repeat(20_000)]) {
      expect(errorsOf({ email })).toHaveProperty('email');
    }
  });
});

describe('writing', () => {
  test('says who asks what, and leaves out a phone number that was not given', () => {
    expect(writeMessage(read({}))).toBe(
      'Name: Ada Lovelace\nE-mail: ada@mail.example\nAbout: Volunteer Opportunities\n\nI would like to help.',
    );
    expect(writeMessage(read({ phone: '555-0100' }))).toContain(
      'E-mail: ada@mail.example\nPhone: 555-0100\n',
    );
  });

  test('keeps 20,000 characters, line breaks and markup as they were typed', () => {
    const message = `<script>alert(1)</script>\n\n${'é'.repeat(20_000)}\n- end`;
    expect(writeMessage(read({ message })).endsWith(`\n\n${message}`)).toBe(true);
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

  test('survives half a character, which cannot be encoded', () => {
    expect(mailOf({ message: 'broken \ud83d' }).parts.body).toContain('broken \ufffd');
  });

  test('leaves a long message to be copied, and still has its subject', () => {
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

describe('the code of a message', () => {
  const short = { ...valid, message: 'Hello' };

  test('carries the whole text where it is short', () => {
    const { href, shortened } = qrMessage(short);
    expect(shortened).toBe(false);
    expect(decodeURIComponent(href)).toContain('Hello');
  });

  test.each(['a', 'é', '😀', '\n', '&'])('is shortened to what a camera reads: %j', (letter) => {
    const { href, shortened } = qrMessage({ ...valid, message: letter.repeat(20_000) });
    expect(shortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(920);
    expect(decodeURIComponent(href)).toMatch(/…$/);
  });
});
