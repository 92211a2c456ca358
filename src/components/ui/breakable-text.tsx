import { Fragment, type ReactNode } from 'react';

const time = String.raw`\d+:\d+(?:\s(?:[AP]M|[ap]\.\sm\.))?`;

/** Phone numbers, times and amounts: (212) 555-0142 ext. 3; 6:00 PM – 7:30 PM; 8:00 a. m. a 6:00 p. m.; 4-6 hours/month. */
const number = [
  String.raw`\(\d+\) [\d-]+(?: ext\. \d+)?`,
  String.raw`\b(${time}(?: ?[-–])?)( a | ?)(${time})`,
  String.raw`\b${time}`,
  String.raw`(?:\$|\b)\d[\d-]* [a-zß-ÿ]{3,}(?:\/[a-z]+)?`,
].join('|');

/** Dates and addresses: December 15, 2024; 15 de diciembre de 2024; 17 Loom Street; New York, before NY 10001. */
const place =
  /[A-Z][a-z]{2,9} \d+, \d{4}|\b\d+ de [a-z]+ de \d{4}|\b\d+(?: [A-ZÀ-Þ][\wß-ÿ]+)+|(?:[A-ZÀ-Þ][\wß-ÿ]{1,20} ){0,3}[A-ZÀ-Þ][\wß-ÿ]{1,20}(?=, [A-Z]{2} \d{5})|[A-Z]{2} \d{5}/;

const email = /([^\s@]{1,64})(@[^\s@]+[^\s@(),.;:!?”])/;

const phrase = new RegExp(`(?:${email.source}|${place.source}|${number})[,.;:!?)”]*`, 'g');

/** Text in which what `phrase` names moves to the next line as a whole, with the punctuation after it. */
export function BreakableText({ children }: { children: string }) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: text, 1: name, 2: domain, 3: from, 4: gap, 5: to, index } of children.matchAll(phrase)) {
    nodes.push(
      children.slice(end, index),
      <span key={index} className={domain ? 'keep-together fitted-email' : 'keep-together'}>
        {domain ? (
          <>
            {name}
            <wbr />
            <span className="email-break" />
            {domain.split('.').map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <wbr />}
                {index > 0 ? `.${part}` : part}
              </Fragment>
            ))}
            {text.slice(`${name}${domain}`.length)}
          </>
        ) : from ? (
          <>
            <span className="keep-together">{from}</span>
            {gap}
            <span className="keep-together">{to}</span>
            {text.slice(`${from}${gap}${to}`.length)}
          </>
        ) : (
          text
        )}
      </span>,
    );
    end = index + text.length;
  }
  return [...nodes, children.slice(end)];
}
