import { Fragment, useId } from 'react';
import { ReachUs } from '@/components/site/reach-us';
import { BreakableText } from '@/components/ui/breakable-text';
import { Link } from '@/components/ui/link';
import { useCopy } from '@/copy';
// Frequent languages of New York that the site is not written in. Native speakers have not checked their lines yet.
import lines from '@/copy/other-languages.json' with { type: 'json' };
import { storyCopy } from '@/copy/picture-story';
import { screenPaths } from '@/copy/screen-paths';
import { useCapabilities } from '@/host/capabilities';
import { anchorMark } from '@/lib/anchors';
import { languagesAnchor, useHasOtherLanguages } from './has-other-languages';

const columns = [
  'grid items-start gap-x-4 kiosk:mt-1 break-inside-avoid compact:leading-tight tight:leading-[1.12] kiosk:grid-of-[20rem]',
  'not-kiosk:mt-6 not-kiosk:gap-y-2 not-kiosk:grid-of-[max(7.6em,17%)]',
].join(' ');

interface LanguageLine {
  readonly tag: string;
  readonly direction?: string;
  readonly name: string;
  /** Says that the browser may translate the page, and that interpreters are free. */
  readonly browser: string;
  readonly interpreter: string;
}

const otherLanguages: readonly LanguageLine[] = lines;

/** States in further languages that interpreters are free, if they are, and outside a kiosk that the browser can translate. */
function Section({ easyTitle, className = 'page-column pb-14' }: { easyTitle?: string; className?: string }) {
  const { contact, foundation, reachUs } = useCopy(storyCopy);
  const { title, interpreter } = contact.otherLanguages;
  const { canTranslate, isPaged } = useCapabilities();
  // A generated id, because both versions of Contact have this section on the page.
  const id = useId();
  if (!useHasOtherLanguages()) return null;
  return (
    <section aria-labelledby={id} className={`print:hidden ${className}`}>
      <h2 id={id} {...anchorMark(languagesAnchor)}>
        <BreakableText>{easyTitle ?? title}</BreakableText>
      </h2>
      <div>
        <div className="mt-3 kiosk:mt-0 flex break-after-avoid flex-wrap items-center gap-x-6">
          {interpreter && (
            <p lang={foundation.languages?.interpreter} className="max-w-reading">
              <BreakableText>{interpreter}</BreakableText>
            </p>
          )}
          {/* Readers of any language can read a phone number. */}
          {isPaged && <ReachUs copy={reachUs} size="line" lead={null} className="text-2xl" />}
        </div>
        {/* Keeps the lines untranslated, so that they stay readable for others when someone has the page translated. */}
        <ul translate="no" className={columns}>
          {otherLanguages.map(({ tag, direction, name, browser, interpreter: isFree }) => (
            <li
              key={tag}
              lang={tag}
              dir={direction ?? 'ltr'}
              className="not-kiosk:justify-self-start break-keep wrap-anywhere nth-last-2:break-after-avoid"
            >
              {isPaged ? (
                <p>
                  <strong>{name}</strong> {interpreter && isFree}
                </p>
              ) : (
                <details>
                  <summary className="text-link">{name}</summary>
                  {canTranslate && <p>{browser}</p>}
                  {interpreter && <p>{isFree}</p>}
                </details>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Leads to the lines from a menu, as one link. Names each language as its readers do. */
function LanguagesLink({ className = '', onFollow }: { className?: string; onFollow?: () => void }) {
  const { title } = useCopy(storyCopy).contact.otherLanguages;
  if (!useHasOtherLanguages()) return null;
  return (
    <Link
      to={{ pathname: screenPaths.contact, hash: languagesAnchor }}
      className={`block min-h-11 break-inside-avoid text-pretty no-underline! ${className}`}
      onClick={onFollow}
    >
      <span className="me-1 font-bold underline decoration-2 underline-offset-[0.2em] decoration-(--underline,currentcolor)">
        {`${title}:`}
      </span>{' '}
      {otherLanguages.map(({ tag, name }) => (
        <Fragment key={tag}>
          {/* Puts the margin on the side of the line's direction, whatever the direction of the name. */}
          <span className="me-1 whitespace-nowrap">
            <bdi lang={tag} translate="no">
              {name}
            </bdi>
          </span>{' '}
        </Fragment>
      ))}
    </Link>
  );
}

export default { Section, LanguagesLink };
