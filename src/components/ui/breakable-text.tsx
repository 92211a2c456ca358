import { Fragment, type ReactNode } from 'react';

// Not \p{L}, \p{Lu} and \p{P}: to compile those takes a slow phone a tenth of a second, before it can answer.
const letter = String.raw`[^\s\d@/(),.;:!?”–-]`;
const capital = '[A-ZÀ-Þ]';
const time = String.raw`\d+:\d+(?:\s(?:${capital}{2}|[ap]\.\sm\.))?`;

/** Matches what stays on one line, each with an example. */
const phrases = [
  String.raw`\(\d+\) [\d-]+(?: ext\. \d+)?`, // (212) 555-0142 ext. 3
  String.raw`${letter}{3,} \d{1,2}, \d{4}`, // December 15, 2024
  String.raw`\d{1,2} de ${letter}+ de \d{4}`, // 15 de diciembre de 2024
  String.raw`\d+(?: ${capital}${letter}+)+`, // 17 Loom Street
  String.raw`(?:${capital}${letter}+ ){0,3}${capital}${letter}+(?=, ${capital}{2} \d{5})`, // New York, before NY 10001
  String.raw`${capital}{2} \d{5}`, // NY 10001
  `${time}(?:(?: ?[-–] ?| a )${time})?`, // 6:00 PM – 7:30 PM, 8:00 a. m. a 6:00 p. m.
  String.raw`\d+-\d+ ${letter}+\/${letter}+`, // 4-6 hours/month
  String.raw`\d+ ${letter}{3,}`, // 2 minutes
  String.raw`[^\s@]{1,64}@[^\s@]{0,254}[^\s@(),.;:!?”]`, // hello@weavinghope.example
  String.raw`(?:${letter}|\d)+(?:-${letter}+)+`, // wheelchair-accessible
  `${letter}+ ${letter}+(?=:$)`, // the last words before a colon at the end
];

/**
 * Matches a phrase with the punctuation after it, or any other word outside the group. If it did not match words, the search
 * would start at each letter, which takes seconds in a long text without spaces.
 */
const phraseOrWord = new RegExp(String.raw`((?:${phrases.join('|')})[,.;:!?)”]*)|(?:${letter}|\d)+`, 'g');

/** Matches the pieces of a phrase between which it may break: a time keeps its dash, and a domain its dot. */
const piece = new RegExp(
  String.raw`[^\s@]{1,64}(?=@)|[@.][^@.]+(?:\.$)?|${time}(?: ?[-–] ?| a |[,.;:!?)”]+)?|[^\s-]+-(?=${letter})|\S+\s?`,
  'g',
);

function Phrase({ text }: { text: string }) {
  const isEmail = text.includes('@');
  return (
    <span className={isEmail ? 'keep-together fitted-email' : 'keep-together'}>
      {[...text.matchAll(piece)].map(({ 0: piece, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece.startsWith('@') && <span className="email-break" />}
          {/* Leaves out a space at the end of an element, which the audio guide's names would lose. */}
          {isEmail ? piece : <span>{piece.trimEnd()}</span>}
          {piece.slice(piece.trimEnd().length)}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * Text in which phone numbers, dates, times, addresses, amounts and compound words, with the punctuation after them, move
 * to the next line as a whole. One that is longer than a line breaks between its pieces.
 */
export function BreakableText({ children }: { children: string }) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 1: text, index } of children.matchAll(phraseOrWord)) {
    if (text === undefined) continue;
    nodes.push(children.slice(end, index), <Phrase key={index} text={text} />);
    end = index + text.length;
  }
  return [...nodes, children.slice(end)];
}
