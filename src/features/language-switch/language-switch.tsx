import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { LiveRegion } from '@/components/ui/live-region';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { type LanguageTag, languages, offeredLanguages } from '@/content/languages';
import { switchLanguage } from '@/content/store/content-store';
import { currentCopy, useCopy } from '@/copy';
import { sharedCopy } from '@/copy/shared';

interface LanguageSwitchProps {
  /** Whether to list the current language, too; `others` is for places without room for it. */
  lists?: 'all' | 'others';
  className?: string;
  listClassName: string;
  /** The classes of a language's link. The current one has `aria-current`. */
  linkClassName: string;
  icon?: ReactNode;
  /** Marks the current language where classes alone would not show it, as under forced colors. */
  currentMark?: ReactNode;
}

function LanguageLink({ tag, ...link }: { tag: LanguageTag } & ComponentProps<'a'>) {
  const { pathname, hash } = useLocation();
  const href = useHref({ pathname, hash, search: `?lang=${tag}` });
  return <a {...link} href={href} lang={tag} hrefLang={tag} />;
}

/** Lists the languages, if there are several. A press switches in place; the links also work without scripts. */
export function LanguageSwitch({
  lists = 'all',
  className,
  listClassName,
  linkClassName,
  icon,
  currentMark,
}: LanguageSwitchProps) {
  const { languageSwitch: copy, language } = useCopy();
  const [announced, setAnnounced] = useState('');
  const [failed, setFailed] = useState(false);
  if (offeredLanguages.length < 2) return null;
  const tags = lists === 'all' ? offeredLanguages : offeredLanguages.filter((tag) => tag !== language.tag);

  function forget() {
    setAnnounced('');
    setFailed(false);
  }

  function choose(event: MouseEvent<HTMLElement>, tag: LanguageTag) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Focuses the link, which Safari does not do on a click, without scrolling the page under a sticky header.
    event.currentTarget.focus({ preventScroll: true });
    forget();
    switchLanguage(tag).then(
      () => setAnnounced(currentCopy(sharedCopy).languageSwitch.switched),
      () => setFailed(true),
    );
  }

  return (
    <nav aria-label={copy.label} className={className} onBlur={forget}>
      <ul className={listClassName}>
        {tags.map((tag) => (
          // Keys by position keep the focus in place, on the link that replaces the pressed one.
          <li key={tags.indexOf(tag)} className="grid">
            <LanguageLink
              tag={tag}
              aria-current={tag === language.tag ? 'true' : undefined}
              onClick={(event) => choose(event, tag)}
              className={linkClassName}
            >
              {icon}
              {tag === language.tag && currentMark}
              <span>{languages[tag].name}</span>
            </LanguageLink>
          </li>
        ))}
      </ul>
      <LiveRegion className="sr-only">{announced}</LiveRegion>
      {failed && <LoadingNotice text={copy.failed} />}
    </nav>
  );
}
