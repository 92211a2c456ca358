import { BreakableText } from '@/components/ui/breakable-text';
import { otherLanguages } from '@/content/other-languages';
import { useCopy } from '@/language';

/**
 * Says to readers of other languages, each in its own, that their browser can translate, and that interpreters are free if the
 * foundation says so. A kiosk translates nothing, and leaves it out.
 */
export default function OtherLanguages() {
  const { contact, foundation } = useCopy<'screens'>();
  const { title, interpreter } = contact.otherLanguages;
  return (
    <section aria-labelledby="other-languages" className="wrap pb-14 kiosk:hidden print:hidden">
      <h2 id="other-languages">{title}</h2>
      {interpreter && (
        <p lang={foundation.languages?.interpreter} className="measure mt-3">
          <BreakableText>{interpreter}</BreakableText>
        </p>
      )}
      {/* Whoever has the page translated still finds the others here. */}
      <ul
        translate="no"
        className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))] gap-x-4 gap-y-6"
      >
        {otherLanguages.map(({ tag, name, browser, interpreter: isFree, ...script }) => (
          <li
            key={tag}
            lang={tag}
            dir={'isRightToLeft' in script ? 'rtl' : 'ltr'}
            className="break-keep wrap-anywhere"
          >
            <p className="font-bold">{name}</p>
            <p>{browser}</p>
            {interpreter && <p>{isFree}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
