import { expect, test } from 'vitest';
import { contact as contactOf } from '@/copy/en/screens';
import { contacts, language } from '@/copy/en/shared';
import * as spanish from '@/copy/es/screens';
import * as messages from '@/features/message/message';
import { facts, filledCopy } from '../../../../support/filled-copy';

const { formatMessage, mailLink, qrCodeLink, readMessage, textLink, validateMessage } = messages;
const copy = filledCopy({ contact: contactOf, contacts, language });
const { contact } = copy;
const { lines: words } = contact.prepared;
const volunteer = contact.inquiryTypes.find(({ value }) => value === 'volunteer')?.label ?? '';

const valid = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@mail.example', phone: '' },
  ...{ inquiryType: 'volunteer', message: 'I would like to help.' },
};
type Fields = Partial<typeof valid>;

function read(fields: Fields) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...fields })) data.append(name, value);
  return readMessage(data);
}

const validate = (message: messages.Message) =>
  validateMessage(message, contact.form.errors, contact.inquiryTypes);
const errorsOf = (fields: Fields) => validate(read(fields));

/** The parts of the e-mail that a mail program would create from a link. */
function mailOf(fields: Fields) {
  const { href, carriesText } = mailLink(read(fields), copy);
  const { protocol, pathname, hash, searchParams } = new URL(href);
  return { to: `${protocol}${pathname}`, hash, parts: Object.fromEntries(searchParams), carriesText, href };
}

test('a text message has the whole message and asks for a text, unless it is too long or unavailable', () => {
  const { protocol, pathname, searchParams } = new URL(textLink(read({}), copy) ?? '');
  expect(`${protocol}${pathname}`).toBe('sms:+12125550144');
  expect(searchParams.get('body')).toBe(`${formatMessage(read({}), copy)}\n\n${words.answerByText}`);
  expect(textLink(read({ message: 'a'.repeat(5_000) }), copy)).toBeUndefined();
  const { textLine: _, ...others } = copy.contacts;
  expect(textLink(read({}), { ...copy, contacts: others })).toBeUndefined();
});

test('returns the errors of all missing fields, in the order of the form', () => {
  const { emailShape: _, ...missing } = contact.form.errors;
  const errors = Object.entries(missing);
  const blank = ' \t\n\u00a0\u2003 ';
  const nothing = { firstName: blank, lastName: blank, email: blank, inquiryType: '', message: blank };
  expect(Object.entries(errorsOf(nothing))).toEqual(errors);
  expect(Object.entries(validate(readMessage(new FormData())))).toEqual(errors);
});

test.each([
  ...'ada ada@ @mail.example ada@mail ada@mail. ada@.example ada@mail..example ada@@mail.example'.split(' '),
  ...['ada lovelace@mail.example', 'ada@mail.example, eve@mail.example'],
  ...['ada@mail.example\neve@mail.example', `a@${'a.'.repeat(10_000)}`, '@'.repeat(20_000)],
])('%.60j is not an e-mail address', (email) =>
  expect(errorsOf({ email })).toEqual({ email: contact.form.errors.emailShape }),
);

test('accepts an apostrophe, a plus sign and a subdomain in an e-mail address', () =>
  expect(errorsOf({ email: "o'brien+news@sub.mail.example" })).toEqual({}));

const lines = `${words.name}: Ada Lovelace\n${words.email}: ada@mail.example\n`;

test('the message includes every field, but no phone line without a phone number', () => {
  const about = `${words.inquiry}: ${volunteer}\n\nI would like to help.`;
  expect(formatMessage(read({}), copy)).toBe(`${lines}${about}`);
  expect(formatMessage(read({ phone: '555-0100' }), copy)).toBe(`${lines}${words.phone}: 555-0100\n${about}`);
});

test('the message tells the office in English about a message in Spanish', () => {
  const tag = 'es' as const;
  const inSpanish = { ...copy, contact: spanish.contact(facts.es), language: { ...language, tag } };
  const [first, second] = formatMessage(read({}), inSpanish).split('\n');
  expect([first, second]).toEqual([`This message is in Spanish. About: ${volunteer}`, '']);
});

const subject = copy.contact.prepared.subject(volunteer);

test.each([
  ...['I would like to help.', '&cc=eve@mail.example'],
  '%0D%0ABcc: eve@mail.example',
  'नमस्ते 👩‍👩‍👧 Ünïcödé',
])('the e-mail link goes to the foundation, and carries %j as text and nothing else', (message) => {
  const { href, ...mail } = mailOf({ message, firstName: message });
  expect(href).toMatch(/^mailto:[!-~]+$/);
  const body = formatMessage(read({ message, firstName: message }), copy).replaceAll('\n', '\r\n');
  const to = 'mailto:hello@weavinghope.example';
  expect(mail).toEqual({ to, hash: '', parts: { subject, body }, carriesText: true });
});

test('the e-mail link leaves out a long message, but keeps the subject, and stays within 2,000 characters', () => {
  const { carriesText, parts } = mailOf({ message: 'a'.repeat(20_000) });
  expect([carriesText, parts]).toEqual([false, { subject }]);
  for (let length = 0; length <= 3_000; length += 50)
    expect(mailOf({ message: `x${'é'.repeat(length)}` }).href.length).toBeLessThan(2_000);
});

test('the link of the QR code carries all of a short text, and so much of a long one that a camera can scan it', () => {
  const short = qrCodeLink({ ...valid, message: 'Hello' }, copy);
  expect([short.shortened, decodeURIComponent(short.href)]).toEqual([false, expect.stringMatching(/Hello$/)]);
  const { href, shortened } = qrCodeLink({ ...valid, message: '😀'.repeat(20_000) }, copy);
  expect([shortened, decodeURIComponent(href)]).toEqual([true, expect.stringMatching(/…$/)]);
  expect(href.length).toBeLessThanOrEqual(920);
});

test('the link of the QR code has at least the address, however long the subject is', () => {
  const subject = (inquiry: string) => `${inquiry}: ${'Ж'.repeat(140)}`;
  const long = { ...copy, contact: { ...contact, prepared: { ...contact.prepared, subject } } };
  const href = 'mailto:hello@weavinghope.example';
  expect(qrCodeLink(valid, long)).toEqual({ href, shortened: true });
});
