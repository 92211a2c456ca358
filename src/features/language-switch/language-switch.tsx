import { type MouseEvent, useState } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { LiveRegion } from '@/components/ui/live-region';
import { type LanguageTag, languages } from '@/content/languages';
import { currentCopy, offeredLanguages, switchLanguage, useCopy, useLanguage } from '@/language';
import { fill } from '@/lib/fill';

interface LanguageSwitchProps {
  className?: string;
  listClassName: string;
  /** The classes of a language's link. The current one has `aria-current`. */
  linkClassName: string;
}

/**
 * Lists the languages, each by its own name. A press switches in place; the links also work before the scripts have loaded,
 * and in a new tab. Nothing is rendered if there is only one language.
 */
export function LanguageSwitch({ className, listClassName, linkClassName }: LanguageSwitchProps) {
  const { languageSwitch: copy } = useCopy();
  const current = useLanguage();
  const path = createPath(useLocation());
  const [status, setStatus] = useState<{ text: string; isFailure: boolean }>();
  if (offeredLanguages.length < 2) return null;

  async function choose(event: MouseEvent<HTMLElement>, tag: LanguageTag) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus what is clicked.
    event.currentTarget.focus();
    setStatus(undefined);
    try {
      await switchLanguage(tag);
      setStatus({ text: currentCopy().languageSwitch.switched, isFailure: false });
    } catch {
      setStatus({ text: fill(copy.failed, { language: languages[tag].name }), isFailure: true });
    }
  }

  return (
    <nav aria-label={copy.label} className={className} onBlur={() => setStatus(undefined)}>
      <ul className={listClassName}>
        {offeredLanguages.map((tag) => (
          <li key={tag} className="grid">
            <a
              href={`?lang=${tag}#${path}`}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === current ? 'true' : undefined}
              onClick={(event) => choose(event, tag)}
              className={linkClassName}
            >
              {languages[tag].name}
            </a>
          </li>
        ))}
      </ul>
      <LiveRegion
        className={
          status?.isFailure
            ? 'fixed inset-x-0 bottom-[calc(var(--lower-bar,0px)+1.5rem)] z-50 mx-auto w-fit max-w-full rounded-control border-2 border-ink bg-accent px-6 py-3 font-bold text-on-accent'
            : 'sr-only'
        }
      >
        {status?.text}
      </LiveRegion>
    </nav>
  );
}
