import { isPicture } from '@/components/site/pictures/picture';
import type { CommunityEvent, Editable, Gift, Program, TranslatedField } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { longDate } from '@/content/long-date';
import type { EasyLine, ToolsCopy } from '@/copy/tools';
import { fill } from '@/lib/fill';
import { hasPassed } from '@/lib/format-date';
import { expandAbbreviations } from '@/lib/spoken-form';
import { visibleText } from '@/lib/visible-text';
import { inEasyWords } from './easy-words';

/** Splits a text into lines. `(bus) It stops here.` begins an idea with a picture; `picture` is the first line's default. */
export function textLines<Field extends TranslatedField>(
  item: Editable & Readonly<Partial<Record<Field, string | readonly string[]>>>,
  field: Field,
  picture: string,
): readonly EasyLine[] {
  const language = item.languages?.[field];
  const text: string | readonly string[] = item[field] ?? [];
  const lines = typeof text === 'string' ? text.split('\n') : text;
  return lines.filter(visibleText).map((line, index) => {
    const [, named = '', words = ''] = /^\((\w+)\)\s*(.+)$/.exec(line) ?? [];
    if (isPicture(named)) return { picture: named, text: words, language };
    return { picture: index === 0 ? picture : undefined, text: line, language };
  });
}

/** Inserts a fact into a sentence, without a line break inside it. Leaves a fact in another language as staff wrote it. */
export function factLine(
  picture: string,
  sentence: string,
  values: Readonly<Record<string, string>>,
  language?: LanguageTag,
): EasyLine {
  return { picture, text: fill(sentence, values), fact: Object.values(values)[0], language };
}

/** States when and where an event takes place, or that it is over. Leaves texts in another language as staff wrote them. */
export function eventFacts(event: CommunityEvent, now: Date, copy: ToolsCopy): readonly EasyLine[] {
  const { date, time, location, languages } = event;
  const easy = copy.easyPrograms;
  const day = longDate(copy.language.tag, date);
  const when = (schedule: string) => factLine('calendar', easy.when, { schedule });
  if (hasPassed(date, now)) return [when(day), easy.over];
  return [
    ...(languages?.time
      ? [when(day), { text: time, language: languages.time }]
      : [when(`${day}, ${expandAbbreviations(time, copy)}`)]),
    factLine('place', easy.where, { location }, languages?.location),
  ];
}

export function giftLines(gift: Gift, { easyGetInvolved }: ToolsCopy): readonly EasyLine[] {
  const [, dollars] = /^\$(\d+)$/.exec(gift.amount) ?? [];
  const amount = dollars ? fill(easyGetInvolved.dollars, { amount: dollars }) : gift.amount;
  const [first, ...others] = textLines(inEasyWords(gift), 'description', 'money');
  return first ? [{ ...first, text: `${amount}: ${first.text}`, fact: first.text }, ...others] : [];
}

/** States when and where a program meets. Leaves texts in another language as staff wrote them. */
export function programFacts(
  { schedule, location, languages }: Program,
  copy: ToolsCopy,
): readonly EasyLine[] {
  const { when, where } = copy.easyPrograms;
  const written = languages?.schedule ? schedule : expandAbbreviations(schedule, copy);
  return [
    factLine('clock', when, { schedule: written }, languages?.schedule),
    factLine('place', where, { location }, languages?.location),
  ];
}

/** Adds the official name to ask for if the title is in plain words. */
export function nameLines(name: string, title: string, { askFor }: ToolsCopy): readonly EasyLine[] {
  return title === name ? [] : [factLine('phone', askFor, { name })];
}

/** Describes a program, and says when and where it meets, and who it is for. */
export function programLines(program: Program, copy: ToolsCopy): readonly EasyLine[] {
  const { easyPrograms, shortForms } = copy;
  const easy = inEasyWords(program);
  const { ageGroup, languages } = program;
  const ages = ageGroup.replace('+', shortForms.orOlder);
  return [
    ...textLines(easy, 'description', 'group'),
    ...programFacts(program, copy),
    // Leaves out a group without an age, such as “All ages”: everybody may come.
    ...(/\d/.test(ageGroup) ? [factLine('ages', easyPrograms.ages, { ages }, languages?.ageGroup)] : []),
  ];
}
