import { ChoiceGroup } from '@/components/ui/choice-group';
import { TextAreaField, TextField } from '@/components/ui/field';
import { TextLimitProvider } from '@/components/ui/text-limit';
import { languages as allLanguages, type LanguageTag, offeredLanguages } from '@/content/languages';
import { useCopy } from '@/copy';
import { takeHomeCopy } from '@/copy/take-home';
import { useEasyRead } from '@/features/easy-read';
import { fill } from '@/lib/fill';
import { type TakeHomePage, useTakeHomePage } from '../take-home-page';

/** The longest texts that volunteers can add, in characters. */
const MAX_ASK_FOR = 40;
const MAX_NOTE = 200;

/** The languages that a page can be in: each alone, or together with the office's. */
const [office, ...others] = offeredLanguages;
const languageChoices: (readonly LanguageTag[])[] = [
  [office],
  ...others.flatMap((tag) => [[tag, office], [tag]]),
];

/** Returns the choices for a take-home page. Those that the volunteer has not made follow the visitor's settings. */
export function usePaperChoices(): Required<Omit<TakeHomePage, 'items' | 'taken'>> {
  const family = useCopy().language.tag;
  const [isEasyRead] = useEasyRead();
  const [page] = useTakeHomePage();
  return {
    languages: page.languages ?? (family === office ? [office] : [family, office]),
    isEasy: page.isEasy ?? isEasyRead,
    askFor: page.askFor ?? '',
    note: page.note ?? '',
  };
}

/** The choices and texts of a volunteer for the page. */
export function PaperChoices() {
  const { takeHomePage, forms } = useCopy(takeHomeCopy);
  const { choices: title, languages, words, optional, askFor, note, noteHint } = takeHomePage.panel;
  const [, setPage] = useTakeHomePage();
  const chosen = usePaperChoices();
  const change = (changed: Partial<TakeHomePage>) => setPage((page) => ({ ...page, ...changed }));

  const keyOf = (tags: readonly LanguageTag[]) => tags.join(' ');
  const nameOf = ([first, second]: readonly LanguageTag[]) => {
    const [firstName = '', secondName] = [first, second].map((tag) => tag && allLanguages[tag].name);
    return secondName ? fill(languages.and, { first: firstName, second: secondName }) : firstName;
  };

  return (
    <section aria-labelledby="take-home-choices" className="grid grid-cols-1 gap-6">
      <h3 id="take-home-choices">{title}</h3>
      {languageChoices.length > 1 && (
        <ChoiceGroup
          label={languages.label}
          choices={languageChoices.map((tags) => ({ value: keyOf(tags), label: nameOf(tags) }))}
          value={keyOf(chosen.languages)}
          onChange={(key) => change({ languages: languageChoices.find((tags) => keyOf(tags) === key) })}
        />
      )}
      <ChoiceGroup
        label={words.label}
        choices={(['standard', 'easy'] as const).map((value) => ({ value, label: words[value] }))}
        value={chosen.isEasy ? 'easy' : 'standard'}
        onChange={(value) => change({ isEasy: value === 'easy' })}
      />
      <TextLimitProvider value={forms.textLimit}>
        <TextField
          name="askFor"
          label={askFor}
          optional={optional}
          maxLength={MAX_ASK_FOR}
          autoComplete="off"
          value={chosen.askFor}
          onChange={({ currentTarget }) => change({ askFor: currentTarget.value })}
        />
        <TextAreaField
          name="note"
          label={note}
          optional={optional}
          hint={noteHint}
          maxLength={MAX_NOTE}
          rows={3}
          value={chosen.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
      </TextLimitProvider>
    </section>
  );
}
