import type { OfferedItem } from '@/components/site/item-action';
import type { Contact } from '@/content/contact';
import type { Content, Editable, LocalizedContent, Service } from '@/content/document';
import { eventFacts, nameLines, programFacts, textLines } from '@/content/easy-items/easy-items';
import { inEasyWords } from '@/content/easy-items/easy-words';
import { wordExplainer } from '@/content/easy-items/explain-words';
import type { LanguageTag } from '@/content/languages';
import { longDate } from '@/content/long-date';
import type { TakeHomeCopy } from '@/copy/take-home';
import type { TextInLanguage } from '@/copy/types';
import { hasPassed } from '@/lib/format-date';
import { itemAddress } from './item-address';

export interface PaperSource {
  readonly copy: TakeHomeCopy;
  readonly content: LocalizedContent;
  readonly isEasy: boolean;
  /** The current time, which decides which events are over. */
  readonly now: Date;
}

interface Described {
  readonly title: TextInLanguage;
  readonly lines: readonly TextInLanguage[];
  readonly contact?: Contact;
}

const plain = (text: string): TextInLanguage => ({ text });

/** Describes a service in plain words, with several sentences per line. */
function easyService(service: Service, copy: TakeHomeCopy): readonly TextInLanguage[] {
  const lines = wordExplainer(copy)(textLines(inEasyWords(service), 'description', 'helper'));
  return [{ text: lines.map(({ text }) => text).join(' '), language: lines[0]?.language }];
}

/** Describes an item in one language; returns `undefined` if staff have deleted it. */
export function describeItem(item: OfferedItem, source: PaperSource): Described | undefined {
  const { copy, content, isEasy, now } = source;
  /** Adds the name to ask for if the title is in plain words. */
  const described = (
    of: Editable & { readonly title: string },
    lines: readonly TextInLanguage[],
  ): Described => {
    const { title, languages } = isEasy ? inEasyWords(of) : of;
    return {
      title: { text: title, language: languages?.title },
      lines: [...lines, ...nameLines(of.title, title, copy)],
    };
  };
  if (item.kind === 'service') {
    const service = content.services.find(({ id }) => id === item.id);
    if (!service) return undefined;
    const { description, languages } = service;
    const text = { text: description, language: languages?.description };
    return described(service, isEasy ? easyService(service, copy) : [text]);
  }
  if (item.kind === 'program') {
    const program = content.programs.find(({ id }) => id === item.id);
    if (!program) return undefined;
    const { schedule, location, languages } = program;
    const facts = [
      { text: schedule, language: languages?.schedule },
      { text: location, language: languages?.location },
    ];
    return described(program, isEasy ? programFacts(program, copy) : facts);
  }
  if (item.kind === 'event') {
    const event = content.events.find(({ id }) => id === item.id);
    if (!event) return undefined;
    const { date, time, location, languages } = event;
    const day = longDate(copy.language.tag, date);
    const facts = [
      ...(hasPassed(date, now) ? [plain(copy.programs.events.over.text)] : []),
      ...(languages?.time
        ? [plain(day), { text: time, language: languages.time }]
        : [plain(`${day}, ${time}`)]),
      { text: location, language: languages?.location },
    ];
    return described(event, isEasy ? eventFacts(event, now, copy) : facts);
  }
  const way = copy.contact.ways.items.find(({ id }) => id === item.id);
  if (!way) return undefined;
  const lines: Contact[] = way.lines.map((line) => (typeof line === 'string' ? { text: line } : line));
  const contact = lines.find(({ href }) => href);
  return {
    title: plain(way.label),
    lines: lines.filter((line) => line !== contact).map(({ text }) => plain(text)),
    contact,
  };
}

interface PaperVersion {
  readonly language: LanguageTag;
  /** The title, with those in other languages if their versions say nothing else. */
  readonly titles: readonly TextInLanguage[];
  readonly lines: readonly TextInLanguage[];
}

export interface PaperItem {
  readonly item: OfferedItem;
  /** Whom to call or write to; left out for the office, whose number is on the page anyway. */
  readonly contact: Contact | undefined;
  /** The address in the QR code; left out if the page has that code already, such as the one that calls the office. */
  readonly code: string | undefined;
  /** One version per language, without the lines that an earlier version has in the same words. */
  readonly versions: readonly PaperVersion[];
}

/** Joins the title of a version that says nothing else to the first one. */
function joinNames([first, ...others]: readonly PaperVersion[]): readonly PaperVersion[] {
  if (!first) return [];
  const names = others.filter(({ lines }) => lines.length === 0).flatMap(({ titles }) => titles);
  const left = others.filter(({ lines }) => lines.length > 0);
  return [{ ...first, titles: [...first.titles, ...names] }, ...left];
}

/** Writes the items of a take-home page in its languages. */
export function paperItems(
  items: readonly OfferedItem[],
  sources: ReadonlyMap<LanguageTag, PaperSource>,
  published: Content,
): readonly PaperItem[] {
  const [first] = sources;
  if (!first) return [];
  const [language, { copy }] = first;
  const codes = new Set<string>([copy.contacts.phone.href]);
  return items.flatMap((item): PaperItem[] => {
    const written = new Set<string>();
    let contact: Contact | undefined;
    const versions = [...sources].flatMap(([tag, source]) => {
      const described = describeItem(item, source);
      if (!described) return [];
      const isNew = ({ text }: TextInLanguage) => !written.has(text);
      const { title } = described;
      const lines = described.lines.filter(isNew);
      contact ??= described.contact;
      const titles = isNew(title) ? [{ ...title, language: title.language ?? tag }] : [];
      for (const { text } of [title, ...lines]) written.add(text);
      return [{ language: tag, titles, lines }];
    });
    if (versions.length === 0) return [];
    const target = itemAddress(item, language, published) ?? contact?.href;
    const code = target && !codes.has(target) ? target : undefined;
    if (code) codes.add(code);
    return [{ item, contact, code, versions: joinNames(versions) }];
  });
}
