import { Fragment, type ReactNode } from 'react';

/**
 * A phone number, a date, a time or range of times, a street, the city before a ZIP code, a ZIP code, an amount such as
 * "4-6 hours/month" or "2 minutes", an e-mail address, a compound word, or the last words before a colon at the end. Any
 * other word is outside of the group: to look for a phrase from each of its letters on takes seconds in a long text without
 * spaces.
 */
const phraseOrWord =
  /((?:\(\d+\) [\d-]+(?: ext\. \d+)?|\p{L}{3,} \d{1,2}, \d{4}|\d{1,2} de \p{L}+ de \d{4}|\d+(?: \p{Lu}\p{L}+)+|(?:\p{Lu}\p{L}+ ){0,3}\p{Lu}\p{L}+(?=, \p{Lu}{2} \d{5})|\p{Lu}{2} \d{5}|\d+:\d+(?:\s(?:\p{Lu}{2}|[ap]\.\sm\.))?(?: ?- ?\d+:\d+(?:\s(?:\p{Lu}{2}|[ap]\.\sm\.))?)?|\d+-\d+ \p{L}+\/\p{L}+|\d+ \p{L}{3,}|[^\s@]{1,64}@[^\s@]{0,254}[^\s@\p{P}]|[\p{L}\d]+(?:-\p{L}+)+|\p{L}+ \p{L}+(?=:$))[,.;:!?)”]*)|[\p{L}\d]+/gu;

/** The parts of a phrase between which it may break: a time keeps its dash, and a domain its dot. */
const part =
  /[^\s@]{1,64}(?=@)|[@.][^@.]+(?:\.$)?|\d+:\d+(?:\s(?:\p{Lu}{2}|[ap]\.\sm\.))?(?: ?- ?|[,.;:!?)”]+)?|[^\s-]+-(?=\p{L})|\S+\s?/gu;

function Phrase({ text }: { text: string }) {
  const isEmail = text.includes('@');
  return (
    <span className={isEmail ? 'keep-together email-size' : 'keep-together'}>
      {[...text.matchAll(part)].map(({ 0: piece, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece.startsWith('@') && <span className="email-break" />}
          {/* At the end of an element, a space would be left out of the names that the audio guide computes. */}
          {isEmail ? piece : <span>{piece.trimEnd()}</span>}
          {piece.slice(piece.trimEnd().length)}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * Text in which phone numbers, dates, times, addresses, amounts and compound words, with the punctuation after them, move
 * to the next line as a whole. One that is longer than a line breaks between its parts.
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
