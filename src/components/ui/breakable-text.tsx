import { Fragment, type ReactNode } from 'react';

const time = String.raw`\d+:\d+(?:\s(?:[AP]M|[ap]\.\sm\.))?`;

const email = String.raw`([^\s@]{1,64})(@[^\s@]+[^\s@(),.;:!?”])`;

/** What stays on one line. The groups of an e-mail address and of a range of times say where a longer one may break. */
const wholes = [
  email,
  // December 15, 2024, or 15 de diciembre de 2024
  String.raw`[A-Z][a-z]+ \d+, \d{4}`,
  String.raw`\b\d+ de [a-z]+ de \d{4}`,
  // 17 Loom Street, and New York before NY 10001
  String.raw`\b\d+(?: [A-ZÀ-Þ][\wß-ÿ]+)+`,
  String.raw`[A-ZÀ-Þ][\wß-ÿ]+(?: [A-ZÀ-Þ][\wß-ÿ]+)*(?=, [A-Z]{2} \d{5})`,
  String.raw`[A-Z]{2} \d{5}`,
  // (212) 555-0142 ext. 3
  String.raw`\(\d+\) [\d-]+(?: ext\. \d+)?`,
  // 6:00 PM – 7:30 PM, 5:00 PM to 8:00 PM, or 8:00 a. m. a 6:00 p. m.
  String.raw`\b(${time}(?: ?[-–])?)( a | to | ?)(${time})`,
  String.raw`\b${time}`,
  // easy-to-read
  String.raw`\b[A-Za-z]+(?:-[a-z]+){2,}`,
  // 4-6 hours/month
  String.raw`(?:\$|\b)\d[\d-]* [a-zß-ÿ]{3,}(?:\/[a-z]+)?`,
];

const phrase = new RegExp(`(?:${wholes.join('|')})[,.;:!?)”]*`, 'g');

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
