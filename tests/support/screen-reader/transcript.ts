/** What a listener is not told: where things end, and the kinds of things that are heard by their words alone. */
const unsaid =
  /^(end of .*|document|paragraph|term|definition|time|caption|group|form|status|(polite|assertive): )$/;

/** What is heard by its name, and not once more by the texts that the name is made of. */
const named = /^(link|button|heading), /;

/** A phrase of the virtual screen reader, with its counts and properties as the common screen readers say them. */
function inShort(phrase: string): string {
  return (
    phrase
      .replace(/^listitem, level \d+, position (\d+), set size (\d+)$/, 'item $1 of $2')
      .replace(/, position (\d+), set size (\d+)$/, ', $1 of $2')
      .replace(/(?<=^tab, .*), 1 control/, '')
      .replace(/(?<=^option, .*), [a-z]+(?=, (?:not )?selected)/, '')
      // A live region's lines come without a gap between them.
      .replace(/(?<=^(?:polite|assertive): .*[\p{Ll}.])(?=\p{Lu})/gu, ' ')
  );
}

/**
 * Turns the log of the virtual screen reader into what a person hears.
 *
 * @returns one line for each thing; where an item of a list begins, its count stands before it
 */
export function asHeard(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  let counts = '';
  for (let index = 0; index < phrases.length; index += 1) {
    const phrase = phrases[index] ?? '';
    const line = inShort(phrase);
    if (line.startsWith('item ')) counts += `${line}: `;
    else if (!unsaid.test(line)) {
      lines.push(counts + line);
      counts = '';
    }
    if (named.test(phrase)) index = Math.max(index, phrases.indexOf(`end of ${phrase}`, index));
  }
  return lines;
}
